import { assessmentEndpoints, classEndpoints } from '@caderneta/contract';
import type { call } from '../api/call.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import type { OutboxKind, OutboxRow } from './outbox-row.ts';

type Ask = typeof call;

async function writesInClass(ask: Ask, id: string): Promise<boolean> {
  const answer = await ask(classEndpoints.get, { params: { id } });
  return answer.ok && answer.data.can_write;
}

async function writesInAssessment(ask: Ask, id: string): Promise<boolean> {
  const answer = await ask(assessmentEndpoints.get, { params: { id } });
  return answer.ok && answer.data.can_write;
}

const checks: { readonly [K in OutboxKind]: (ask: Ask, row: OutboxRow<K>) => Promise<boolean> } = {
  attendance: (ask, { class_id }) => writesInClass(ask, class_id),
  grades: (ask, { class_id }) => writesInClass(ask, class_id),
  results: (ask, { assessment_id }) => writesInAssessment(ask, assessment_id),
};

/**
 * Whether the server lets the signed-in user write where every row of an entry belongs. Until it has said so, of another user's entry
 * nothing may be shown: it is about pupils who may be none of theirs. Without a connection nobody knows.
 */
export async function reachesEntry<K extends OutboxKind>(
  ask: Ask,
  { kind, rows }: Pick<OutboxEntry<K>, 'kind' | 'rows'>,
): Promise<boolean> {
  const check = checks[kind];
  const known = new Map<string, Promise<boolean>>();
  const asked = rows.map((row) => {
    const owner = 'assessment_id' in row ? row.assessment_id : row.class_id;
    const answer = known.get(owner) ?? check(ask, row);
    known.set(owner, answer);
    return answer;
  });
  return rows.length > 0 && (await Promise.all(asked)).every(Boolean);
}
