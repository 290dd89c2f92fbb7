import type { ResultConflict } from '@caderneta/contract';
import { outboxCalls } from '../../../lib/outbox/outbox-calls.ts';
import type { OutboxEntry, Refusal } from '../../../lib/outbox/outbox-entry.ts';
import type { Phase } from './correction.state.ts';

/** Why the sheet on screen is not on the server. `isKept`: this device has it, whatever happens to the page. */
export type SheetTrouble =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly message: string; readonly isKept: boolean }
  /** Somebody saved another since it was read; `theirs` is null where that one is gone, or an older server does not name it. */
  | { readonly kind: 'conflict'; readonly message: string; readonly theirs: ResultConflict | null };

function troubleIn({ code, message, errors, current }: Refusal<'results'>, isKept: boolean): SheetTrouble {
  if (code !== 'version-conflict') return { kind: 'failed', message, isKept };
  return { kind: 'conflict', message: errors[0]?.message ?? message, theirs: current[0] ?? null };
}

/** What stands between a sheet and the server, by what the outbox keeps of it, or by the page where that keeps nothing. */
export function troubleOf(phase: Phase, entry: OutboxEntry<'results'> | null): SheetTrouble | null {
  if (phase.name === 'saving') return null;
  if (phase.name === 'unsaved') {
    const { failure } = phase;
    return troubleIn({ ...failure, current: outboxCalls.results.conflictsIn(failure.current) }, false);
  }
  if (entry === null) return null;
  return entry.refusal ? troubleIn(entry.refusal, true) : { kind: 'waiting' };
}
