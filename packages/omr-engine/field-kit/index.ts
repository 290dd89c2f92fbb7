export { drawFieldPhoto } from './draw-field-photo.ts';
export { type FieldSetName, fieldSetNames, fieldSets } from './sets.ts';
export { drawSpoiledPhoto, type Flaw, flaws, type SpoiledPhoto } from './spoiled-photo.ts';
export type { Answer, BubbleTruth, FieldPhoto, FieldTruth, QuestionTruth, Role, SheetKind } from './truth.ts';
