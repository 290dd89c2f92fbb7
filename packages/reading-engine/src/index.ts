export type { Speaker, SpokenText } from './align/speaker.ts';
export { type Cutoffs, cutoffsFor, type Grade, type Scale } from './core/cutoffs.ts';
export type {
  AlignedWord,
  CriterionEvaluation,
  ReadingAlignment,
  ReadingEvaluation,
  ReadingMeasures,
  ReadingMethod,
  ReadingPause,
  TextVerdict,
  WordStatus,
} from './core/evaluation.ts';
export {
  failureMessages,
  type RecordingFailure,
  type RecordingFailureCode,
  type ReservationCode,
} from './core/failures.ts';
export { type Recording, SAMPLE_RATE, type Sound } from './core/recording.ts';
export { type ReadAloudOptions, type ReadingOutcome, readAloud } from './read-aloud.ts';
export { encodeWav } from './stages/encode-wav.ts';
export type { Pause } from './stages/find-pauses.ts';
export { type Heard, listen } from './stages/listen.ts';
export type { LevelMeasure } from './stages/measure-level.ts';
export { toRecording } from './stages/resample.ts';
export { alignTranscript, haveLittleInCommon, type Transcript } from './text/align-transcript.ts';
export { type TextWord, wordsOf } from './text/words.ts';
