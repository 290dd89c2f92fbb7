import type { ResultConflict } from '@caderneta/contract';
import { describe, expect, it } from 'vitest';
import type { EntryFailure, OutboxEntry } from '../../../lib/outbox/outbox-entry.ts';
import { draftFrom } from '../../../parts/sheet-reading/machine/draft-samples.ts';
import { saveFailureOf } from './save-failure.ts';

const theirs: ResultConflict = {
  ...{ student_profile_id: 's1', student: { name: 'Ana', matricula: null }, id: 'r', version: 2, photo: null },
  ...{
    score: 50,
    scale: 100,
    hits: 1,
    total: 2,
    updated_at: null,
    details: null,
    review: [],
    by: 'Sérgio',
    is_own: false,
  },
  status: 'CORRECTED',
  key_version: 'A',
  typed_by: null,
  earlier_attempts: 0,
  missing_page: null,
};
const refusal: EntryFailure<'results'> = {
  code: 'version-conflict',
  message: 'Recarregue',
  errors: [],
  current: [theirs],
};
const entryWith = (given: OutboxEntry<'results'>['refusal']): OutboxEntry<'results'> => ({
  ...{ id: 1, userId: 'u', kind: 'results', slot: 's', label: 'Folha', rows: [], idempotencyKey: 'k', keptAt: 0 },
  isSending: false,
  refusal: given,
});
const idle = { name: 'idle' } as const;

describe('what stands between a sheet and the server', () => {
  it('is nothing once it is there, or while it is on its way', () => {
    const save = { student: 's1', body: { student_profile_id: 's1', score: 50 } };
    expect(saveFailureOf(idle, null)).toBeNull();
    expect(saveFailureOf({ name: 'saving', draft: draftFrom(['AB']), save }, entryWith(refusal))).toBeNull();
  });

  it('is a connection, or somebody else’s sheet, which is shown', () => {
    expect(saveFailureOf({ name: 'kept' }, entryWith(null))).toEqual({ kind: 'waiting' });
    expect(saveFailureOf(idle, entryWith(refusal))).toEqual({ kind: 'conflict', message: 'Recarregue', theirs });
  });

  it('is a sheet that is gone, by its name', () => {
    const errors = [{ field: 'version', message: 'Ana: este resultado não existe mais' }];
    const gone = saveFailureOf(idle, entryWith({ ...refusal, errors, current: [] }));
    expect(gone).toEqual({ kind: 'conflict', message: 'Ana: este resultado não existe mais', theirs: null });
  });

  it('says where nothing but the page has it', () => {
    const save = { student: 's1', body: { student_profile_id: 's1', score: 50 } };
    const failure: EntryFailure<'results'> = { code: 'forbidden', message: 'Sem permissão', errors: [], current: [] };
    const unsaved = { name: 'unsaved', draft: draftFrom(['AB']), save, failure } as const;
    expect(saveFailureOf(unsaved, null)).toEqual({ kind: 'failed', message: 'Sem permissão', isStored: false });
  });
});
