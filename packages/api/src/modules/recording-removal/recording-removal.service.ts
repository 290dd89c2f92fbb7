export {
  dropRecordingOf,
  dropRecordingsOfNetwork,
  dropRecordingsOfPupil,
  keepRecordingsFor,
  storedUntil,
} from './drop-recordings.ts';
