/**
 * Rolls. A page is a sheet's layout of one group: its questions are up to 40 pupils, its options up to 23 days, a filled bubble is an
 * absence. Its strip says how many of each there are and the page's number, so that a photo is read without knowing anything beforehand, by
 * the reader's own worker (in Node: `readRoll`). Forty rows leave bubbles of 2.8 mm: a roll is read at 2,000 px. `stages/marks/decide-alike.ts`
 * compares the page's bubbles with each other, since most of them are empty, and leaves to a person what is neither.
 * `roll/read-roll.full.test.ts` holds its figures.
 */
export { readRollPicture } from './browser/roll-client.ts';
export type { RollMark, RollReading } from './roll/read-roll.ts';
