import { describe, expect, it } from 'vitest';
import { draftFrom } from '../../../parts/sheet-reading/machine/draft-samples.ts';
import { findUnsaved, forgetUnsaved, keepUnsaved } from './unsaved-reading.ts';

const shelf = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
};
const reading = {
  userId: 'u1',
  assessmentId: 'a1',
  draft: draftFrom(['AB'], { crops: { '0/1': 'x' } }),
  save: { student: 's1', body: { student_profile_id: 's1', score: 50 }, key: 'k' },
};

describe('a reading that was not saved', () => {
  it('is found again by the same user on the same assessment, until it is forgotten', () => {
    const storage = shelf();
    keepUnsaved(storage, reading);
    expect(findUnsaved(storage, 'u1', 'a1')).toEqual(reading);
    expect(findUnsaved(storage, 'u2', 'a1')).toBeNull();
    expect(findUnsaved(storage, 'u1', 'a2')).toBeNull();
    forgetUnsaved(storage);
    expect(findUnsaved(storage, 'u1', 'a1')).toBeNull();
  });

  it.each(['', '{', 'null', '{"userId":"u1","assessmentId":"a1"}'])('takes %s for none', (text) => {
    const storage = shelf();
    storage.setItem('caderneta.unsaved-reading', text);
    expect(findUnsaved(storage, 'u1', 'a1')).toBeNull();
  });
});
