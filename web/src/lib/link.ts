// A deck in a link: its text lies in the part behind #, which no server sees, packed small.

export interface Linked {
  text: string;
  mode: string;
}

const LONGEST = 20000;

const write = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (b) => String.fromCharCode(b)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
const read = (text: string) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));

async function through(bytes: Uint8Array<ArrayBuffer>, by: TransformStream, most: number): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough<Uint8Array>(by).getReader();
  const parts: number[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Uint8Array.from(parts);
    if (parts.length + value.length > most) {
      await reader.cancel();
      throw new RangeError("too long");
    }
    for (const b of value) parts.push(b);
  }
}

/** What stands behind the # of a link to this deck. */
export async function pack({ text, mode }: Linked): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"), LONGEST * 4);
  return new URLSearchParams({ deck: write(bytes), ...(mode ? { mode } : {}) }).toString();
}

/** The deck of a link; null where there is none, or none that can be read. */
export async function unpack(hash: string): Promise<Linked | null> {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  const deck = said.get("deck");
  if (!deck) return null;
  try {
    const bytes = await through(read(deck), new DecompressionStream("deflate-raw"), LONGEST * 4);
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.length > LONGEST ? null : { text, mode: said.get("mode") ?? "" };
  } catch {
    return null;
  }
}
