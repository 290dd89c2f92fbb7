export {
  dropRecordingOf,
  dropRecordingsOfNetwork,
  dropRecordingsOfPupil,
  keepRecordingsFor,
  keptUntil,
} from './drop-recordings.ts';
