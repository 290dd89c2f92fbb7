export type { MarkKind, PlannedMark, PlannedQuestion } from './answer-plan.ts';
export { filmSheet, writeFakeCamera } from './fake-camera.ts';
export type { Level, LevelName } from './levels.ts';
export { levels } from './levels.ts';
export type { PageRaster } from './page-raster.ts';
export { pagePng } from './page-raster.ts';
export { seededRandom } from './random.ts';
export type { PhotoRequest, PhotoSize, SheetPhoto } from './sheet-photo.ts';
export { makeSheetPhoto, photoSizes, renderFilledSheet } from './sheet-photo.ts';
