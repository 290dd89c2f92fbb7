/** Four pictures a second. */
const SLOW_MS = 250;
/** The first come with the reader's start. */
const FIRST = 3;
const WATCHED = 9;

/** Whether, of so many readings in a row, most took longer than a picture may; each in ms, the latest last. */
export function isTooSlow(times: readonly number[]): boolean {
  const watched = times.slice(FIRST).slice(-WATCHED);
  return watched.length === WATCHED && watched.filter((ms) => ms > SLOW_MS).length > WATCHED / 2;
}
