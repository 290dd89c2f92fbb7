import { createHash } from 'node:crypto';
import { fail, retention } from '@caderneta/contract';
import { and, eq, lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { idempotencyRecords } from '../../schema/idempotency-records.table.ts';
import { type Answer, failureAnswer } from '../answers/answer.ts';
import type { Unit } from './unit-of-work.ts';

const keyShape = /^[\x21-\x7e]{1,200}$/;
const retentionMs = retention.repeatedWriteDays * 24 * 60 * 60 * 1000;
/** Status of a record whose write is still under way in this transaction; nobody else ever sees it. */
const underWay = 102;

/** JSON with its fields in order, so that the same content has one form. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([name, item]) => [name, ordered(item)]),
  );
}

const hashOf = (request: FastifyRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([request.method, request.url, ordered(request.body ?? null)]))
    .digest('hex');

/**
 * Runs a write once for each `Idempotency-Key` of a user: the same content again gets the first answer again, other content is refused.
 * Only successes are kept: after a refusal the same key may try again. Two at once: the second waits for the first's transaction.
 */
export async function answerOnce(unit: Unit, request: FastifyRequest, run: () => Promise<Answer>): Promise<Answer> {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return run();
  if (typeof key !== 'string' || !keyShape.test(key)) {
    const errors = [{ field: 'Idempotency-Key', message: 'Deve ter de 1 a 200 caracteres sem espaço nem acento.' }];
    return failureAnswer(fail('invalid-request', { errors }), request.id);
  }
  const mine = and(eq(idempotencyRecords.user_id, unit.viewer.userId), eq(idempotencyRecords.key, key));
  const expired = lt(idempotencyRecords.created_at, new Date(unit.now.getTime() - retentionMs));
  await unit.db.delete(idempotencyRecords).where(and(mine, expired));
  const hash = hashOf(request);
  const claimed = await unit.db
    .insert(idempotencyRecords)
    .values({ user_id: unit.viewer.userId, key, request_hash: hash, status: underWay, created_at: unit.now })
    .onConflictDoNothing()
    .returning({ key: idempotencyRecords.key });
  if (claimed.length === 0) {
    const [stored] = await unit.db.select().from(idempotencyRecords).where(mine);
    if (!stored) throw new Error('an idempotency record vanished between two statements');
    if (stored.request_hash !== hash) return failureAnswer(fail('idempotency-mismatch'), request.id);
    return { status: stored.status, body: stored.answer };
  }
  const answer = await run();
  if (answer.status < 400) {
    await unit.db.update(idempotencyRecords).set({ status: answer.status, answer: answer.body }).where(mine);
  }
  return answer;
}
