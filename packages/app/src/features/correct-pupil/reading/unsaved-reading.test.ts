import { describe, expect, it } from 'vitest';
import { draftFrom } from '../../../parts/sheet-reading/machine/draft-samples.ts';
import { takeUnsaved } from './unsaved-reading.ts';

const tabWith = (text: string) => {
  const stored = new Map([['caderneta.unsaved-reading', text]]);
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => void stored.delete(key),
  } as unknown as Storage;
};
const reading = {
  userId: 'u1',
  assessmentId: 'a1',
  draft: draftFrom(['AB'], { crops: { '0/1': 'x' } }),
  save: { student: 's1', body: { student_profile_id: 's1', score: 50 }, key: 'k' },
};

describe('a reading that an earlier version kept in the tab', () => {
  it('is taken once, by the same user on the same assessment', () => {
    const tab = tabWith(JSON.stringify(reading));
    expect(takeUnsaved(tab, 'u2', 'a1')).toBeNull();
    expect(takeUnsaved(tab, 'u1', 'a2')).toBeNull();
    expect(takeUnsaved(tab, 'u1', 'a1')).toEqual(reading);
    expect(takeUnsaved(tab, 'u1', 'a1')).toBeNull();
  });

  it.each(['', '{', 'null', '{"userId":"u1","assessmentId":"a1"}'])('takes %s for none', (text) => {
    expect(takeUnsaved(tabWith(text), 'u1', 'a1')).toBeNull();
  });
});
