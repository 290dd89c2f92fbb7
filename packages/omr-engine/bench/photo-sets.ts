import { blankAnswers, generated, type PhotoSet } from './photo-set.ts';
import { realPhotos } from './real-photos.ts';
import { layoutSets } from './sets/layouts.ts';
import { otherPageSets } from './sets/other-pages.ts';
import { legacySheet, ownSheet } from './sets/sheets.ts';
import { stressSets } from './sets/stress.ts';
import { wrongKeySets } from './sets/wrong-keys.ts';

const mainSets: readonly PhotoSet[] = [
  generated('own sheet, ordinary', 1, (_, index) => ({ layout: ownSheet(index) })),
  generated('own sheet, hard', 1, (_, index) => ({ layout: ownSheet(index), level: 'hard' })),
  generated('legacy sheet, ordinary', 1, (seed) => ({ layout: legacySheet(seed) })),
  generated('legacy sheet, hard', 1, (seed) => ({ layout: legacySheet(seed), level: 'hard' })),
];

const blankSets: readonly PhotoSet[] = [
  generated('blank, own sheet', 0.06, (_, index) => {
    const layout = ownSheet(index);
    return { layout, answers: blankAnswers(layout), level: index % 2 === 0 ? 'ordinary' : 'hard' };
  }),
  generated('blank, legacy sheet', 0.06, (seed, index) => {
    const layout = legacySheet(seed);
    return { layout, answers: blankAnswers(layout), level: index % 2 === 0 ? 'ordinary' : 'hard' };
  }),
];

const uploadSets: readonly PhotoSet[] = [
  generated('upload of 12 MP, own sheet', 0.03, (_, index) => ({ layout: ownSheet(index), size: 'upload-12mp' })),
  generated('upload of 12 MP, legacy sheet', 0.03, (seed) => ({ layout: legacySheet(seed), size: 'upload-12mp' })),
];

/**
 * Every set of the scoreboard, in its order: our sheet and the older one, ordinary and hard; other layouts and other people's prints of
 * one to four columns; blank sheets; keys far from and close to the sheet's; pages that are no sheet, half a sheet, two sheets; uploads
 * of 12 megapixels; stress conditions one by one; the real photos in `fixtures/omr-photos`. A set's photo is `take(seed, index)`.
 */
export const photoSets: readonly PhotoSet[] = [
  ...mainSets,
  ...layoutSets,
  ...blankSets,
  ...wrongKeySets,
  ...otherPageSets,
  ...uploadSets,
  ...stressSets,
  realPhotos,
];
