/** A time in few words: the hour today, else the day. */
export function when(ms: number | null | undefined): string {
  if (!ms) return "long ago";
  const at = new Date(ms);
  return at.toDateString() === new Date().toDateString()
    ? at.toLocaleTimeString([], { timeStyle: "short" })
    : at.toLocaleDateString([], { dateStyle: "medium" });
}
