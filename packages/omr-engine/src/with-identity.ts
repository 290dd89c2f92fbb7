import type { Photo, ReadOutcome } from './core/reading.ts';
import type { SecondAttempt } from './second-attempt.ts';

/** Adds the text of the code printed on the sheet to a reading. Only our own sheet carries one. */
export function withIdentity(outcome: ReadOutcome, photo: Photo, secondAttempt: SecondAttempt | null): ReadOutcome {
  if (!outcome.ok || outcome.markersFound === 0 || !secondAttempt) return outcome;
  return { ...outcome, identity: secondAttempt.readIdentity(photo) };
}
