import { readingCopy } from './reading-correction.copy.ts';

/** What is still missing for an analysis, in words for the person; null where nothing is. */
export function missingToSend(hasStudent: boolean, hasRecording: boolean): string | null {
  if (!hasStudent) return readingCopy.analysis.noStudent;
  return hasRecording ? null : readingCopy.analysis.noAudio;
}
