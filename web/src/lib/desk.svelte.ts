// A deck that is being built: its cards and fields, what the server says of it, and where it came from.

import { items, placesOf, putInField, readDeck, writeDeck, type DeckLine, type DeckText } from "./cards";
import { session } from "./me.svelte";
import { Named } from "./named";
import { call, cardsOf, get, post } from "./net";
import type { CardInfo, Deck, DeckText as ReadyDeck, Decks, GameInfo, Problems } from "./types";

const FIXED = /format|under/i;
const BEFORE_CHECK = 250;
const NEW = "My deck";

export interface Field {
  key: string;
  value: string;
}

export class Desk {
  readonly game: GameInfo;
  mode = $state("");
  name = $state(NEW);
  lines = $state<DeckLine[]>([]);
  fields = $state<Field[]>([]);
  cards = $state.raw<CardInfo[]>([]);
  kept = $state.raw<Deck[]>([]);
  /** The kept deck that is being changed. */
  open = $state<number | null>(null);
  said = $state.raw<Problems | null>(null);
  /** Lines of a text that named no card. */
  strange = $state.raw<string[]>([]);
  /** What a deck of this game looks like, learnt from a ready one. */
  protected template = $state.raw<DeckText | null>(null);
  #checks = 0;
  #loaded: { mode: string; done: Promise<void> } | null = null;

  constructor(game: GameInfo) {
    this.game = game;
    this.mode = (game.modes.find((m) => m.decks.length) ?? game.modes[0])?.id ?? "";
  }

  /** Modes that are played with decks. */
  readonly modes = $derived.by(() => this.game.modes.filter((m) => m.decks.length));
  readonly ready = $derived.by(() => this.game.modes.find((m) => m.id === this.mode)?.decks ?? []);
  readonly named = $derived.by(() => new Named(this.cards));
  readonly places = $derived.by(() => (this.template ? placesOf(this.template, (n) => this.named.all(n)) : []));
  readonly text = $derived.by(() =>
    writeDeck({ name: this.name, fields: this.fields, lines: this.lines, list: this.template?.list ?? false }),
  );
  readonly size = $derived.by(() => this.lines.reduce((a, l) => a + l.n, 0));
  readonly isLegal = $derived.by(() => this.said?.problems.length === 0);
  readonly sorted = $derived.by(() =>
    this.lines
      .map((l) => ({ ...l, card: this.find(l.name) }))
      .sort((a, b) => (a.card?.type ?? "").localeCompare(b.card?.type ?? "") || a.name.localeCompare(b.name)),
  );

  /** The cards that one looks through. */
  get offered(): CardInfo[] {
    return this.cards;
  }
  /** The fields that one fills in. */
  get asked(): Field[] {
    return this.fields;
  }
  /** How many of a card there are. */
  room(_: CardInfo): number {
    return Infinity;
  }

  /** The cards of the mode, and the shape of its decks; whatever reads a deck waits for them. */
  load(): Promise<void> {
    if (this.#loaded?.mode !== this.mode) this.#loaded = { mode: this.mode, done: this.#load() };
    return this.#loaded.done;
  }
  async #load(): Promise<void> {
    this.cards = (await cardsOf(this.game.id, this.mode)).filter((c) => !c.token);
    const first = this.modes[0];
    if (this.template || !first) return;
    const { text } = await this.#readyText(first.decks[0]!, first.id);
    this.template = this.read(text);
    if (!this.lines.length) this.clear();
  }
  async lookAtKept(): Promise<void> {
    await session.load();
    if (session.me?.person) this.kept = (await get<Decks>(`/api/decks?game=${this.game.id}`)).decks;
  }
  #readyText(name: string, mode: string): Promise<ReadyDeck> {
    return get<ReadyDeck>(`/api/games/${this.game.id}/decks/${encodeURIComponent(name)}?mode=${mode}`);
  }
  protected read(text: string): DeckText {
    const read = readDeck(text, (n) => !!this.find(n));
    const lines = new Map<string, number>();
    for (const l of read.lines) {
      const called = this.named.called(this.find(l.name)!);
      lines.set(called, (lines.get(called) ?? 0) + l.n);
    }
    return { ...read, lines: [...lines].map(([name, n]) => ({ n, name })) };
  }

  /** Take a text for the deck; what names no card of the game is left out, and told. */
  async take(text: string, title = "", open: number | null = null): Promise<void> {
    await this.load();
    const read = this.read(text);
    this.lines = read.lines;
    this.fields = this.#withEmpty(read.fields);
    this.name = title || read.name || NEW;
    this.open = open;
    this.strange = read.strange;
  }
  /** The fields of a text, and those that a deck of this game may have besides. */
  #withEmpty(fields: Field[]): Field[] {
    const keys = new Set(fields.map((f) => f.key));
    const empty = (this.template?.fields ?? []).filter((f) => !keys.has(f.key)).map((f) => ({ key: f.key, value: "" }));
    return [...fields, ...empty];
  }
  clear(): void {
    this.lines = [];
    this.fields = (this.template?.fields ?? []).map((f) => ({
      key: f.key,
      value: FIXED.test(f.key) ? f.value : "",
    }));
    this.open = null;
    this.name = NEW;
    this.strange = [];
  }
  async takeReady(name: string): Promise<void> {
    const d = await this.#readyText(name, this.mode);
    await this.take(d.text, d.name);
  }

  /** The card that a line names. */
  find(name: string): CardInfo | undefined {
    return this.named.find(
      name,
      this.places.map((p) => p.type),
    );
  }
  /** The cards that a field names, where it is one for cards. */
  inField(f: Field): { name: string; card: CardInfo | undefined }[] {
    const type = this.places.find((p) => p.key === f.key)?.type;
    return items(f.value).map((name) => ({ name, card: this.named.all(name).find((c) => c.type === type) }));
  }
  count(c: CardInfo): number {
    const called = this.named.called(c);
    return (
      this.lines.find((l) => l.name === called)?.n ??
      this.fields.filter((f) => this.inField(f).some((there) => there.card === c)).length
    );
  }
  /** Whether it stands in a field above the cards: pressed again it is taken out of that. */
  protected inSomeField(c: CardInfo): boolean {
    return this.fields.some((f) => this.inField(f).some((there) => there.card === c));
  }
  add(c: CardInfo, by: number): void {
    if (by > 0 && this.count(c) + by > this.room(c) && !this.inSomeField(c)) return;
    const called = this.named.called(c);
    const deck = { name: this.name, fields: this.fields, lines: this.lines, list: false, strange: [] };
    if (by > 0 && putInField(deck, c, this.places, called)) return;
    const i = this.lines.findIndex((l) => l.name === called);
    if (i < 0) {
      if (by > 0) this.lines.push({ n: by, name: called });
    } else if (this.lines[i]!.n + by <= 0) this.lines.splice(i, 1);
    else this.lines[i]!.n += by;
  }

  /** Ask the server a little later, when nothing more is changed; returns how to call that off. */
  check(report: (e: unknown) => void): () => void {
    const mine = ++this.#checks;
    const { text, mode } = this;
    const timer = setTimeout(() => {
      this.judge(text, mode)
        .then((said) => mine === this.#checks && (this.said = said))
        .catch(report);
    }, BEFORE_CHECK);
    return () => clearTimeout(timer);
  }

  protected judge(text: string, mode: string): Promise<Problems> {
    return judge(this.game.id, text, mode);
  }

  async keep(): Promise<void> {
    await session.person();
    const { name, text } = this;
    const deck =
      this.open === null
        ? await post<Deck>("/api/decks", { game: this.game.id, name, text })
        : await call<Deck>("PUT", `/api/decks/${this.open}`, { name, text });
    this.open = deck.id;
    await this.lookAtKept();
  }
  async drop(deck: Deck): Promise<void> {
    await call("DELETE", `/api/decks/${deck.id}`);
    if (this.open === deck.id) this.open = null;
    await this.lookAtKept();
  }
}

export async function judge(game: string, text: string, mode: string): Promise<Problems> {
  await session.person();
  return await post<Problems>(`/api/games/${game}/check-deck`, { text, mode });
}
