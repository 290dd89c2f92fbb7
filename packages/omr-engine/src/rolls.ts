export { readRollPicture } from './browser/roll-client.ts';
export type { RollMark } from './roll/decide-cells.ts';
export type { RollReading } from './roll/read-roll.ts';
