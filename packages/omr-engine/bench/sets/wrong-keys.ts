import { layOutSheet, type SheetSpec } from '../../src/index.ts';
import { type Level, levels } from '../../test-kit/index.ts';
import { at, generated, must, type PhotoSet } from '../photo-set.ts';
import { foreignSheet, legacySheet } from './sheets.ts';
import { movedBy } from './stress.ts';

/** What is printed and what the key says. */
type Pair = readonly [printed: SheetSpec, key: SheetSpec];

const pair = (groups: number[], keyGroups: number[], options = 4, keyOptions = options): Pair => [
  { groups, options },
  { groups: keyGroups, options: keyOptions },
];

const farPairs: readonly Pair[] = [
  pair([13, 13], [10, 10]),
  pair([10, 10], [13, 13]),
  pair([10, 10], [10]),
  pair([13], [13, 13]),
  pair([20], [10, 10]),
  pair([10, 10], [20, 20], 5),
];

const nearPairs: readonly Pair[] = [
  pair([13, 13], [12, 13]),
  pair([13, 13], [13, 12]),
  pair([13, 13], [14, 13]),
  pair([13, 13], [13, 14]),
  pair([12, 13], [13, 13]),
  pair([13, 12], [13, 13]),
  pair([10, 10], [10, 9]),
  pair([10, 10], [11, 10]),
  pair([10, 10], [9, 9]),
  pair([10, 10], [11, 11]),
  pair([10, 9], [10, 10]),
  pair([13, 13], [13, 13], 4, 5),
  pair([13, 13], [13, 13], 4, 3),
  pair([10, 10], [10, 10], 4, 5),
  pair([10, 10], [10, 10], 5, 4),
  pair([13, 13], [13]),
  pair([10, 10], [10, 10, 10]),
  pair([2, 3], [2, 1]),
  pair([2, 3], [3, 3]),
  pair([2, 1], [2, 3]),
  pair([3, 3], [3, 3], 4, 3),
  pair([4, 4], [4]),
];

/** The older print of that shape: two columns as the service has them, others as other schools draw them. */
const olderPrint = (seed: number, spec: SheetSpec) =>
  spec.groups.length === 2 ? legacySheet(seed, {}, spec) : foreignSheet(seed, spec);

const wrong = (name: string, share: number, pairs: readonly Pair[], level?: Level): PhotoSet[] => [
  generated(`${name}, own sheet`, share, (_, index) => {
    const [printed, key] = at(pairs, index);
    return { layout: must(layOutSheet(printed)), key, ...(level && { level }) };
  }),
  generated(`${name}, legacy sheet`, share, (seed, index) => {
    const [printed, key] = at(pairs, index);
    return { layout: olderPrint(seed, printed), key, ...(level && { level }) };
  }),
];

/** Sheets read with the key of another: all must be refused. */
export const wrongKeySets: readonly PhotoSet[] = [
  ...wrong('wrong key', 0.06, farPairs),
  ...wrong('nearly the key', 0.19, nearPairs),
  ...wrong('nearly the key, motion of 9 px', 0.06, nearPairs, { ...levels.ordinary, ...movedBy(9) }),
];
