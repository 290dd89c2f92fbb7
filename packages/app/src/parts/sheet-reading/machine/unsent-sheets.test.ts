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
  ...{ scale: 100, typed_by: null, earlier_attempts: 0, missing_page: null },
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
    const shown = unsentResult(ana, [draft], stored, keys.saved);
    expect(shown).toMatchObject({ status: 'IN_REVIEW', hits: 2, total: 4, version: 0, photo: 'picture' });
    expect(shown.review).toHaveLength(1);
    expect(unsentResult(ana, [draft], null, keys.saved).student).toEqual({ name: 'Ana', matricula: null });
  });
});

describe('the pages of a sheet that this device still keeps', () => {
  const long = keysFrom(keyFrom('ab', 'ab', 'ab', 'ab', 'ab', 'ab'));
  const pageOf = (columns: readonly string[], from: number) => {
    const { answers, ...draft } = draftFrom(columns);
    return { ...draft, answers: answers.map((own) => ({ ...own, group: own.group + from })) };
  };
  const bodyOf = (columns: readonly string[], from: number) => saveBody(pageOf(columns, from), long, 'ana', 0);
  const entryFor = (...page: Parameters<typeof bodyOf>): OutboxEntry<'results'> => ({
    ...entryOf('ana', 'ABCD'),
    rows: [unsentRow('a1', bodyOf(...page))],
  });
  const [first, second] = [entryFor(['AB', 'AB', 'A-'], 0), entryFor(['AB', '-B', 'AB'], 3)];
  const seen = (row: ResultRow, ...entries: OutboxEntry<'results'>[]) =>
    withUnsent([row], entries, long.saved).map(({ status, hits, missing_page }) => [status, hits, missing_page])[0];

  it('count together', () => {
    const row = pendingRow('ana');
    expect(seen(row, first)).toEqual(['PENDING', null, 2]);
    expect(seen(row, second, first)).toEqual(['CORRECTED', 10, null]);
    expect(seen({ ...row, missing_page: 2, version: 1 }, second)).toEqual(['CORRECTED', null, null]);
    expect(seen(row, first, second, entryFor(['AB', 'AB', 'AB'], 0))).toEqual(['CORRECTED', 11, null]);
  });

  it('are shown as one, beside the page that the server has', () => {
    const ana = { id: 'ana', matricula: null, label: 'Ana' };
    const [page] = first.rows;
    const [other] = second.rows;
    if (!page || !other) throw new Error('pages are needed');
    const both = unsentResult(ana, [page, other], null, long.saved);
    expect(both).toMatchObject({ status: 'CORRECTED', hits: 10, total: 12, missing_page: null });
    const stored = { ...pendingRow('ana'), ...{ id: 'r', version: 1, missing_page: 2, review: [], photo: null } };
    const withStored = unsentResult(ana, [other], { ...stored, details: page.details ?? null }, long.saved);
    expect(withStored).toMatchObject({ status: 'CORRECTED', hits: 10, missing_page: null });
    expect(unsentResult(ana, [page], null, long.saved)).toMatchObject({ status: 'PENDING', missing_page: 2 });
  });
});
