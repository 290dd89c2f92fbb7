import { uniqueId } from '../unique-id.ts';
import type { OutboxDeps, Sending, StraightTries, Submission } from './outbox-deps.ts';
import type { NewWrite, OutboxEntry } from './outbox-entry.ts';
import type { OutboxKind } from './outbox-row.ts';

/**
 * Sends a write that the device did not keep, once: it is saved or it is lost. Null where the device has something of its slot, waiting
 * or refused: that was written before, and would go over it later.
 */
export async function sendStraight<K extends OutboxKind>(
  write: NewWrite<K>,
  entries: readonly OutboxEntry[],
  tries: StraightTries,
  deps: OutboxDeps,
): Promise<Submission<K> | null> {
  const { userId, slot, rows } = write;
  if (entries.some((entry) => entry.slot === slot)) return null;
  if (deps.userId() !== userId) return { state: 'lost' };
  const content = JSON.stringify([userId, rows]);
  const before = tries.get(slot);
  const key = before?.content === content ? before.key : uniqueId();
  tries.set(slot, { content, key });
  // No entry of the device has this id.
  const entry: OutboxEntry<K> = {
    ...write,
    id: 0,
    idempotencyKey: key,
    keptAt: deps.now(),
    isSending: true,
    refusal: null,
  };
  // The answer is to rows of this kind.
  const result = (await deps.send(entry)) as Sending<K>;
  if (result.state === 'later') return { state: 'lost', failure: result.failure };
  tries.delete(slot);
  if (result.state === 'refused') return { state: 'lost', failure: result.refusal };
  try {
    // What was written on the device meanwhile was written over this.
    await deps.store.sent(entry, result.rows);
  } catch {
    // The server has it, whatever the device does.
  }
  return { state: 'sent', rows: result.rows, isStraight: true };
}
