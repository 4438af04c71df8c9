import { describe, expect, it } from "vitest";
import {
  START,
  back,
  backTo,
  isSelection,
  loneOption,
  next,
  pathTo,
  pick,
  pickOfSet,
  pickOrRestart,
  remaining,
  sayVerb,
  placeIn,
  selectionAnswers,
  takeBack,
  trail,
  type Option,
} from "./narrow";

function option(id: string, text?: string): Option {
  const [verb, ...refs] = id.split(" ");
  const words = text ? text.split(" · ") : [verb!, ...refs];
  return { id, verb: verb!, refs, words, text: words.join(" · ") };
}

const ow = [
  option("play card:1 space:3", "Play · Ana · front-4"),
  option("play card:1 space:10", "Play · Ana · middle-4"),
  option("play card:2 space:3", "Play · Genji · front-4"),
  option("ultimate card:9", "Ultimate · Mei"),
  option("pass", "Pass"),
];

describe("a decision with nothing picked", () => {
  it("lets every first thing glow, and has the bare verbs as buttons", () => {
    const n = next(ow, START);
    expect([...n.refs]).toEqual(["card:1", "card:2", "card:9"]);
    expect(n.whole.map((o) => o.id)).toEqual(["pass"]);
    expect(n.only).toBeNull();
  });
  it("has no trail", () => expect(trail(ow, START)).toEqual([]));
  it("does not fill in a lone option: a person starts", () => {
    const lone = [option("pass")];
    expect(next(lone, START).only).toBeNull();
    expect(next(lone, START).whole).toHaveLength(1);
  });
});

describe("picking", () => {
  it("keeps the options that start with the thing", () => {
    const p = pick(ow, START, "card:1")!;
    expect(remaining(ow, p)).toHaveLength(2);
    expect([...next(ow, p).refs]).toEqual(["space:3", "space:10"]);
    expect(trail(ow, p)).toEqual(["Play", "Ana"]);
  });
  it("fills in what has one possibility, and is then ready to confirm", () => {
    const p = pick(ow, START, "card:2")!;
    expect(p.refs).toEqual(["card:2", "space:3"]);
    expect(next(ow, p).only?.id).toBe("play card:2 space:3");
    expect(trail(ow, p)).toEqual(["Play", "Genji", "front-4"]);
  });
  it("refuses a thing that goes nowhere", () => {
    expect(pick(ow, START, "space:3")).toBeNull();
    expect(pick(ow, pick(ow, START, "card:1")!, "space:99")).toBeNull();
  });
  it("may begin again with another thing", () => {
    const p = pickOrRestart(ow, pick(ow, START, "card:1")!, "card:9")!;
    expect(next(ow, p).only?.id).toBe("ultimate card:9");
  });
});

describe("stepping back", () => {
  it("undoes one pick with all that was filled in after it", () => {
    const p = pick(ow, START, "card:2")!;
    expect(back(p)).toEqual(START);
  });
  it("goes back step by step", () => {
    const first = pick(ow, START, "card:1")!;
    const second = pick(ow, first, "space:10")!;
    expect(back(second)).toEqual(first);
    expect(backTo(second, 0)).toEqual(START);
    expect(backTo(second, 1)).toEqual(first);
  });
  it("at the start stays at the start", () => expect(back(START)).toEqual(START));
});

describe("several verbs for one thing", () => {
  const options = [
    option("attack card:1 card:5"),
    option("attack card:1 card:6"),
    option("discard card:1"),
    option("place card:1 slot:2"),
  ];
  const p = pick(options, START, "card:1")!;
  it("asks for the verb, and lets the next things glow as well", () => {
    expect(next(options, p).verbs).toEqual(["attack", "discard", "place"]);
    expect([...next(options, p).refs]).toEqual(["card:5", "card:6", "slot:2"]);
    expect(trail(options, p)).toEqual(["…", "card:1"]);
  });
  it("a thing of one verb says the verb", () => {
    const q = pick(options, p, "slot:2")!;
    expect(q.verb).toBe("place");
    expect(next(options, q).only?.id).toBe("place card:1 slot:2");
  });
  it("a verb narrows, and back takes only it back", () => {
    const q = sayVerb(options, p, "attack")!;
    expect([...next(options, q).refs]).toEqual(["card:5", "card:6"]);
    expect(back(q)).toEqual(p);
    expect(sayVerb(options, p, "sing")).toBeNull();
  });
  it("a verb with one option left is ready at once", () => {
    expect(next(options, sayVerb(options, p, "discard")!).only?.id).toBe("discard card:1");
  });
});

describe("an option that is the beginning of another", () => {
  const options = [option("attack card:1"), option("attack card:1 card:2")];
  it("is offered as whole beside the longer one", () => {
    const p = pick(options, START, "card:1")!;
    const n = next(options, p);
    expect(n.whole.map((o) => o.id)).toEqual(["attack card:1"]);
    expect([...n.refs]).toEqual(["card:2"]);
    expect(n.only).toBeNull();
  });
});

describe("the same thing twice in one option", () => {
  it("is picked by its place in the order", () => {
    const options = [option("swap card:1 card:1"), option("swap card:1 card:2")];
    const p = pick(options, pick(options, START, "card:1")!, "card:1")!;
    expect(next(options, p).only?.id).toBe("swap card:1 card:1");
  });
});

describe("selections", () => {
  const swap = [option("done"), option("swap card:8"), option("swap card:5"), option("swap card:26")];
  it("are decisions of several single things with a way to be done", () => {
    expect(isSelection(swap, 3)).toBe(true);
    expect(isSelection(swap, 1)).toBe(false);
    expect(isSelection(swap.slice(1), 3)).toBe(false);
    expect(isSelection(ow, 2)).toBe(false);
  });
  it("are answered in the order offered, whatever the order of the ticks", () => {
    expect(selectionAnswers(swap, new Set(["card:26", "card:8"]))).toEqual(["swap card:8", "swap card:26", "done"]);
    expect(selectionAnswers(swap, new Set())).toEqual(["done"]);
    const turned = selectionAnswers(swap, new Set(["card:26", "card:8"]), true);
    expect(turned, "where the order counts").toEqual(["swap card:26", "swap card:8", "done"]);
  });
});

describe("sets that the table checks pick by pick", () => {
  const barrage = [option("choose card:3"), option("choose card:7"), option("done"), option("take_back card:9")];
  it("take a pick at once while more may follow, but never the last one", () => {
    expect(pickOfSet(barrage, "card:3", 1, 3)?.id).toBe("choose card:3");
    expect(pickOfSet(barrage, "card:3", 2, 3)).toBeUndefined();
    expect(pickOfSet(barrage, "card:8", 1, 3)).toBeUndefined();
  });
  it("know which pick a thing is", () => {
    const last = pick([option("choose card:3"), option("choose card:7")], START, "card:3")!;
    const picked = [{ refs: ["card:9"] }, { refs: ["card:5"] }];
    expect(["card:9", "card:5", "card:3", "card:7"].map((r) => placeIn(picked, new Set(), last, r))).toEqual([
      1, 2, 3, 0,
    ]);
    expect(placeIn([], new Set(["card:7", "card:3"]), START, "card:3")).toBe(2);
  });
  it("know which things are picked", () => {
    expect(takeBack(barrage, "card:9")?.id).toBe("take_back card:9");
    expect(takeBack(barrage, "card:3")).toBeUndefined();
    const twice = [option("keep word:2"), option("take_back word:2"), option("done")];
    expect(takeBack(twice, "word:2")).toBeUndefined();
    expect(isSelection([option("keep word:2"), option("done")], 3)).toBe(false);
  });
  it("leave a thing that could be more than picked to be confirmed", () => {
    const two = [option("choose card:3"), option("burn card:3"), option("choose card:4 card:5")];
    expect(pickOfSet(two, "card:3", 0, 3)).toBeUndefined();
    expect(pickOfSet(two, "card:4", 0, 3)).toBeUndefined();
  });
});

describe("the path to an option that is advised", () => {
  it("picks what it names, so that it alone is left", () => {
    for (const o of ow) expect(next(ow, pathTo(ow, o.id)!).only?.id).toBe(o.id);
  });
  it("says the verb where things alone do not tell", () => {
    const ways = [option("act card:1"), option("protect card:1"), option("draw")];
    for (const o of ways) expect(next(ways, pathTo(ways, o.id)!).only?.id).toBe(o.id);
  });
  it("ends where longer options begin with the same things", () => {
    const ways = [option("use card:1"), option("use card:1 card:2")];
    const path = pathTo(ways, "use card:1")!;
    expect(next(ways, path).whole.map((o) => o.id)).toEqual(["use card:1"]);
    expect(next(ways, pathTo(ways, "use card:1 card:2")!).only?.id).toBe("use card:1 card:2");
  });
  it("can be stepped back from, pick by pick", () => {
    const path = pathTo(ow, "play card:1 space:10")!;
    expect(back(path).refs).toEqual(["card:1"]);
    expect(backTo(path, 0)).toEqual(START);
  });
  it("is none for what is not offered", () => expect(pathTo(ow, "fly card:1")).toBeNull());
});

describe("an answer that is alone with plain ones", () => {
  const accept = option("accept card:1");
  const refuse = option("refuse");
  it("has a button beside them", () => {
    expect(loneOption([accept, refuse])).toBe(accept);
    expect(loneOption([accept, refuse, option("concede")])).toBe(accept);
  });
  it("is no such answer where there are others like it, or nothing beside it, or it only takes back", () => {
    expect(loneOption([accept, option("accept card:2"), refuse])).toBe(null);
    expect(loneOption([accept])).toBe(null);
    expect(loneOption([refuse, option("pass")])).toBe(null);
    expect(loneOption([option("take_back card:1"), refuse])).toBe(null);
    expect(loneOption([option("attack card:1 card:2"), refuse])).toBe(null);
  });
});
