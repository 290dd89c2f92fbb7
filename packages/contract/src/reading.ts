// What the reading engine and whoever runs it share with the product: small enough to load for one recording.
export {
  leastPupils,
  leastReadings,
  marginBounds,
  marginScale,
  type ReadingCalibration,
  type ReadingTruth,
  readingCalibrationSchema,
  readingTruthSchema,
  type TextMargins,
  textMarginsSchema,
} from './reading/calibration.schema.ts';
export { type EarMarks, earMarksSchema } from './reading/ear-marks.schema.ts';
export {
  type EarFigures,
  type EarMark,
  earFigures,
  earMarkLabels,
  earMarks,
  inconclusiveCodes,
  isTextInconclusive,
  readingFigures,
} from './reading/ear-marks.ts';
export {
  earMethod,
  longestReadingText,
  readingDetails,
  readingProfile,
  readingScore,
  scoreOriginOf,
  unjudgedReading,
} from './reading/reading.rules.ts';
export {
  type AudioAnalysis,
  audioAnalysisSchema,
  type PupilReading,
  type ReadingDetails,
  readingDetailsSchema,
} from './reading/reading.schema.ts';
export {
  type ReadingCriterion,
  type ReadingOrigin,
  readingCriteria,
  readingCriterionLabels,
  readingOriginLabels,
} from './reading/reading-criteria.ts';
export type { ReadingRate } from './reading/reading-rates.schema.ts';
export { readingRateOf, type SchoolGrade, schoolGradeOf } from './reading/reading-rates.ts';
