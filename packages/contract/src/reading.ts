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
export { earMarksSchema } from './reading/ear-marks.schema.ts';
export {
  type EarFigures,
  type EarMark,
  type EarMarks,
  earFigures,
  earMarkLabels,
  earMarks,
  inconclusiveCodes,
  isTextInconclusive,
  readingFigures,
} from './reading/ear-marks.ts';
export {
  earMethod,
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
  longestReadingText,
  type ReadingCriterion,
  type ReadingOrigin,
  readingCriteria,
  readingCriterionLabels,
  readingOriginLabels,
} from './reading/reading-criteria.ts';
export { type ReadingRate, readingRateOf, type SchoolGrade, schoolGradeOf } from './reading/reading-rates.ts';
