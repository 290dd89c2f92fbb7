import type { SheetFailureCode } from '@caderneta/omr-engine';
import { SERVER_PAUSE_MS } from './timing.ts';

/** Refusals that say there is nothing to read yet: the server would say the same. */
const nothingThere: readonly SheetFailureCode[] = [
  'no-sheet',
  'no-contrast',
  'cancelled',
  'half-sheet',
  'markers-missing',
  'too-blurred',
];

/** Whether the server may read what this device did not. */
export const mayServerRead = (code: SheetFailureCode): boolean => !nothingThere.includes(code);

/**
 * Whether the same image now goes to the server, which reads with more patience and may know another service.
 * A single capture or a photo always does. In the stream, where the next frame may do better, only when the device's reader cannot
 * start and an attempt is due, or when a sheet is plainly there and is refused; then at most every few seconds.
 */
export function isServerTurn(
  code: SheetFailureCode,
  source: 'stream' | 'single',
  clock: { readonly now: number; readonly nextAttemptAt: number; readonly lastServerAt: number },
): boolean {
  if (code === 'cancelled') return false;
  if (source === 'single') return true;
  if (clock.now < clock.nextAttemptAt) return false;
  if (code === 'engine-failed') return true;
  return mayServerRead(code) && clock.now - clock.lastServerAt >= SERVER_PAUSE_MS;
}
