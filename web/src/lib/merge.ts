// A table that is told in changes: each says what is different since the one before.

import type { TableChange, TableMessage } from "./types";

/** Nothing new: what is held stays. */
const NONE = { from: Infinity, lines: [] };

/** The table after a change; null when it builds on something that never came. */
export function merge(known: TableMessage | null, change: TableChange): TableMessage | null {
  if (!known || known.edition !== change.since) return null;
  const { type: _type, since: _since, seen, ...more } = change;
  const view =
    seen && known.view
      ? { ...known.view, ...seen.fields, zones: known.view.zones.map((z, i) => seen.zones?.[i] ?? z) }
      : known.view;
  return { ...known, view, log: NONE, chat: NONE, ...more } as TableMessage;
}
