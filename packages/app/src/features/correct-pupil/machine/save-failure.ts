import type { ResultConflict } from '@caderneta/contract';
import type { EntryFailure, OutboxEntry } from '../../../lib/outbox/outbox-entry.ts';
import type { Phase } from './correction.state.ts';

/** Why the sheet on screen is not on the server. `isStored`: this device has it, whatever happens to the page. */
export type SaveFailure =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly message: string; readonly isStored: boolean }
  /** Somebody saved another since it was read; `theirs` is null where that one is gone, or an older server does not name it. */
  | { readonly kind: 'conflict'; readonly message: string; readonly theirs: ResultConflict | null };

function saveFailureIn({ code, message, errors, current }: EntryFailure<'results'>, isStored: boolean): SaveFailure {
  if (code !== 'version-conflict') return { kind: 'failed', message, isStored };
  return { kind: 'conflict', message: errors[0]?.message ?? message, theirs: current[0] ?? null };
}

/** What stands between a sheet and the server, by what the outbox keeps of it, or by the page where that keeps nothing. */
export function saveFailureOf(phase: Phase, entry: OutboxEntry<'results'> | null): SaveFailure | null {
  if (phase.name === 'saving') return null;
  if (phase.name === 'unsaved') return saveFailureIn(phase.failure, false);
  if (entry === null) return null;
  return entry.refusal ? saveFailureIn(entry.refusal, true) : { kind: 'waiting' };
}
