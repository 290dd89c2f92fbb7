import { layOutSheet, type SheetSpec } from '../../src/index.ts';
import { at, generated, must, type PhotoSet } from '../photo-set.ts';
import { foreignSheet, shapedSheet } from './sheets.ts';

const ownSpecs: readonly SheetSpec[] = [
  { groups: [10], options: 4 },
  { groups: [20], options: 5 },
  { groups: [5, 5], options: 3 },
  { groups: [25, 25], options: 4 },
  { groups: [15, 15, 15], options: 5 },
  { groups: [13, 13, 4], options: 4 },
  { groups: [20, 20, 20, 20], options: 4 },
  { groups: [25, 25, 25, 25], options: 5 },
  { groups: [12], options: 2 },
  { groups: [7, 12], options: 5 },
];

const foreignSpecs: readonly SheetSpec[] = [
  { groups: [10], options: 4 },
  { groups: [15], options: 5 },
  { groups: [20], options: 4 },
  { groups: [10, 10], options: 5 },
  { groups: [15, 15], options: 5 },
  { groups: [12, 10], options: 4 },
  { groups: [10, 10, 10], options: 4 },
  { groups: [15, 15, 15], options: 5 },
  { groups: [15, 15, 15, 15], options: 4 },
  { groups: [10, 10, 10, 10], options: 5 },
];

/** Ovals are wide: fewer columns find room on the page. */
const shapedSpecs = foreignSpecs.filter(({ groups }) => groups.length <= 3);

/** Sheets of one to four columns and two to five options: ours, and others' with and without frames. */
export const layoutSets: readonly PhotoSet[] = [
  generated('own sheet, 1 to 4 columns', 0.25, (_, index) => ({ layout: must(layOutSheet(at(ownSpecs, index))) })),
  generated('other print, 1 to 4 columns', 0.25, (seed, index) => ({
    layout: foreignSheet(seed, at(foreignSpecs, index)),
  })),
  generated('other print, ovals and boxes', 0.1, (seed, index) => shapedSheet(seed, at(shapedSpecs, index))),
];
