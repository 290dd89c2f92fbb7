import { describe, expect, it } from 'vitest';
import type { OutboxEntry } from '../../../lib/outbox/outbox-entry.ts';
import { draftFrom, keyFrom, keysFrom } from '../../../parts/sheet-reading/machine/draft-samples.ts';
import { saveBody } from '../../../parts/sheet-reading/machine/save-body.ts';
import { resultRow } from './class-samples.ts';
import { unsentRow, withUnsent } from './unsent-rows.ts';

const keys = keysFrom(keyFrom('abcd'));
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
  const rows = ['ana', 'bia', 'caio'].map((student) => resultRow(student, 'PENDING'));

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
});
