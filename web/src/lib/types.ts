// What the server says: see docs/protocol.md.

export interface ApiError {
  code: string;
  message: string;
  problems: string[];
  rule: string | null;
}

export interface Person { id: string; name: string; guest: boolean }
export interface Me {
  person: Person | null;
  csrf: string;
  version: string;
  limits: { name: number; chat: number; deck: number; password: [number, number] };
}

export type Settings = Record<string, number | string | boolean>;
export interface Mode { id: string; name: string; blurb: string; seats: number[]; settings: Settings; decks: string[] }
export interface GameInfo {
  id: string;
  name: string;
  blurb: string;
  accent: string;
  modes: Mode[];
  bots: string[];
  bot: string;
  kinds: string[];
  words: string[];
  cards: number;
  rules: number;
  has_decks: boolean;
  guide: boolean;
}

export interface CardInfo {
  id: string;
  name: string;
  type: string;
  text: string;
  figures: [string, string][];
  custom: boolean;
  token: boolean;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  data: Record<string, any>;
}

export interface Rule { id: string; section: string; rule: string; ruling: string }
export interface Deck { id: number; game: string; name: string; text: string; updated: number }

export interface SeatInfo {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  guest: boolean;
  bot: string | null;
  here?: boolean;
  auto?: boolean;
  muted?: boolean;
}

export interface Result { winners: number[]; rule: string; limit: boolean; text: string; why: string }

export interface Summary {
  id: string;
  game: string;
  mode: string;
  status: "open" | "playing" | "over";
  rated: boolean;
  public: boolean;
  clock: { seconds: number; increment: number } | null;
  guide: boolean;
  seats: SeatInfo[];
  you: number | null;
  asked: number[];
  entries: number;
  created: number;
  updated: number;
  result: Result | null;
}

/** A card on the table: what every game says of it, and the game's own marks. */
export interface CardView {
  id: number;
  card: string;
  name: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  [mark: string]: any;
}
export interface ZoneView { name: string; owner: number; cards: CardView[]; hidden: number }
export interface View {
  seat: number;
  turn: number;
  phase: string;
  phases: string[];
  zones: ZoneView[];
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  players: Record<string, any>[];
  result: Result | null;
  notes?: string[];
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  [own: string]: any;
}

export interface WireOption { id: string; verb: string; refs: string[]; text: string }
export interface Decision {
  number: number;
  frame: string;
  prompt: string;
  options: WireOption[];
  verbs: Record<string, string>;
  names: Record<string, string>;
  picked: WireOption[];
  least: number;
  most: number;
}

export interface Line { n: number; text: string; kind: string; refs: string[]; seat: number | null }
export interface ChatLine { n: number; seat: number | null; name: string; text: string; at: number }
export interface Coach { step: number; of: number; say: string; answer: string | null; point: string[]; title: string; over: boolean }

export interface TableMessage {
  type: "table";
  version: number;
  entries: number;
  table: {
    id: string;
    game: string;
    mode: string;
    settings: Settings;
    status: "open" | "playing" | "over";
    rated: boolean;
    public: boolean;
    clock: { seconds: number; increment: number } | null;
    auto_delay: number | null;
    created: number;
    started: number | null;
    ended: number | null;
    seed_hash: string;
    seed: string | null;
    nonce: string | null;
    from: { table: string; entry: number } | null;
    next: string | null;
  };
  you: { seat: number | null; watcher: number; owner: boolean };
  seats: SeatInfo[];
  watching: number;
  view: View | null;
  asked: number[];
  decision: Decision | null;
  log: { from: number; lines: Line[] };
  chat: { from: number; lines: ChatLine[] };
  clock: { left: number[]; running: number[]; at: number } | null;
  undo: { can: "free" | "ask" | "no"; why: string; asked_by: number | null };
  rematch: number[];
  result: Result | null;
  guide: Coach | null;
}

export interface ReplayStep { n: number; seat: number; text: string; phase: string; turn: number; at: number; back: boolean }
export interface Replay { table: Summary; seat: number; seed: string; nonce: string; seed_hash: string; steps: ReplayStep[] }
export interface ReplayMoment { n: number; view: View; asked: number[]; decision: Decision | null; lines: Line[]; result: Result | null }
