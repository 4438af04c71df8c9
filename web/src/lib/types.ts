// The client's names for what the server says. The types are made from its schemas: npm run types.

import type { CardOut, SeatOut, SeatSummary, View } from "../../generated/protocol";

export type {
  AnalysisOut as Analysis,
  BotOut as Bot,
  CardView,
  CharacterOut as Character,
  Cards,
  ChatLine,
  CheckDeck,
  ClientMessage,
  ClockSetting,
  DecisionOut as Decision,
  DeckRow as Deck,
  DeckText,
  Deeds,
  Decks,
  ErrorBody,
  GameOut as GameInfo,
  Games,
  HouseOut,
  Judged,
  Judgement,
  HintOut as Hint,
  Line,
  Me,
  Mention,
  Moment,
  NeedOut as Need,
  NewTable,
  Pile,
  Problems,
  PuzzleHint,
  PuzzleOut as Puzzle,
  PuzzleReasons,
  PuzzlesOut as Puzzles,
  ReasonOut as Reason,
  ResultOut as Result,
  Replay,
  RuleOut as Rule,
  Rules,
  Seated,
  ServerMessage,
  Sessions,
  Solution,
  SourceOut as Source,
  Summary,
  TableChange,
  TableOut as TableMessage,
  Tables,
  Tried,
  View,
} from "../../generated/protocol";

export type ZoneOf<V extends View> = V["zones"][number];
export type CardOf<V extends View> = ZoneOf<V>["cards"][number];
export type ZoneView = ZoneOf<View>;
/** A card of the catalogue; a game's own files know what is printed on it. */
export type Printed = Record<string, unknown>;
export type CardInfo<D extends Printed = Printed> = Omit<CardOut, "data"> & { data: D };
/** Who sits where; whether they are there is told of a live table only. */
export type SeatInfo = SeatSummary & Partial<SeatOut>;
