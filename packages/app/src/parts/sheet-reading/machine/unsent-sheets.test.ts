import type { ResultRow } from '@caderneta/contract';
import { describe, expect, it } from 'vitest';
import type { OutboxEntry } from '../../../lib/outbox/outbox-entry.ts';
import { draftFrom, keyFrom, keysFrom } from './draft-samples.ts';
import { saveBody } from './save-body.ts';
import { unsentResult, unsentRow, withUnsent } from './unsent-sheets.ts';

const keys = keysFrom(keyFrom('abcd'));
const pendingRow = (student: string): ResultRow => ({
  student_profile_id: student,
  student: { name: student, matricula: null },
  ...{ status: 'PENDING', score: null, hits: null, total: null, key_version: 'A', updated_at: null, version: 0 },
  ...{ typed_by: null, earlier_attempts: 0 },
});
const refusal = { code: 'version-conflict', message: '', errors: [], current: [] } as const;
const entryOf = (student: string, marks: string, isRefused = false): OutboxEntry<'results'> => ({
  ...{
    id: 1,
    userId: 'u',
    kind: 'results',
    slot: 's',
    label: 'Folha',
    idempotencyKey: 'k',
    keptAt: 0,
    isSending: false,
  },
  rows: [unsentRow('a1', saveBody(draftFrom([marks]), keys, student, 0))],
  refusal: isRefused ? refusal : null,
});

describe('results with what this device still keeps', () => {
  const rows = ['ana', 'bia', 'caio'].map(pendingRow);

  it('count unsent sheets, a doubtful one as in review', () => {
    const known = withUnsent(rows, [entryOf('ana', 'ABCA'), entryOf('caio', 'AB*D')], keys.saved);
    expect(known.map(({ status, hits }) => [status, hits])).toEqual([
      ['CORRECTED', 3],
      ['PENDING', null],
      ['IN_REVIEW', 3],
    ]);
  });

  it('do not count what the server refused', () => {
    expect(withUnsent(rows, [entryOf('ana', 'ABCA', true)], keys.saved)).toEqual(rows);
  });

  it('show a pupil’s sheet in full, over the version that its reader had seen', () => {
    const [draft] = entryOf('ana', 'A-*D').rows;
    if (!draft) throw new Error('a sheet is needed');
    const stored = { ...pendingRow('ana'), id: 'r', version: 3, details: null, review: [], photo: 'picture' };
    const ana = { id: 'ana', matricula: null, label: 'Ana' };
    const shown = unsentResult(ana, draft, stored, keys.saved);
    expect(shown).toMatchObject({ status: 'IN_REVIEW', hits: 2, total: 4, version: 0, photo: 'picture' });
    expect(shown.review).toHaveLength(1);
    expect(unsentResult(ana, draft, null, keys.saved).student).toEqual({ name: 'Ana', matricula: null });
  });
});
