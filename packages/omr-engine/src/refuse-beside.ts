import type { Photo, ReadOutcome } from './core/reading.ts';
import type { SheetSpec } from './core/sheet-layout.ts';
import { refuse } from './failures.ts';
import type { SecondAttempt } from './second-attempt.ts';

/** Rows that go on beyond the key make it another sheet from this share on: framed lines hid a column from the fast stages. */
const MAX_LONGER_ROWS = 0.5;

/**
 * Looks beside a sheet that was found by its rings alone, before it is saved: it is refused when more of them stand in line with the
 * key's, or another whole sheet.
 *
 * @returns The outcome as it was where nothing stands there, or nobody is there to ask.
 */
export function refuseBeside(
  outcome: ReadOutcome,
  photo: Photo,
  spec: SheetSpec,
  secondAttempt: SecondAttempt | null,
): ReadOutcome {
  if (!outcome.ok || outcome.markersFound > 0) return outcome;
  const beside = secondAttempt?.lookBeside(photo, outcome.bubbles, spec);
  if (!beside) return outcome;
  const { outline, markersFound, elapsedMs } = outcome;
  const context = { outline, markersFound, elapsedMs };
  if (beside.longerRows > MAX_LONGER_ROWS) return refuse('layout-mismatch', context);
  return beside.isOtherSheet ? refuse('two-sheets', context) : outcome;
}
