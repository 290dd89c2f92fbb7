import { expect, it } from 'vitest';
import { annulment, withAnnulled } from './with-annulled.ts';

it('annuls a question, and counts it again', () => {
  const one = { group: 1, question: 3 };
  const other = { group: 0, question: 3 };
  expect(withAnnulled({ annulled: [other] }, one)).toEqual([other, one]);
  expect(withAnnulled({ annulled: [other, one] }, one)).toEqual([other]);
});

it('annuls in version A what version B asks in another place, and else in version B alone', () => {
  const key = [{ '1': 'a' as const, '2': 'b' as const }];
  const order = [
    [
      { group: 0, question: 2 },
      { group: 0, question: 1 },
    ],
  ];
  const saved = { key, annulled: [{ group: 0, question: 2 }], version: 1 };
  const inOrder = { ...saved, version_b: { key, annulled: [], order } };
  expect(annulment(inOrder, { group: 0, question: 1 }, 'B')).toEqual({ isRestore: true, annulled: [] });
  expect(annulment(inOrder, { group: 0, question: 1 }, 'A')).toMatchObject({ isRestore: false });
  const own = { ...saved, version_b: { key, annulled: [], order: null } };
  expect(annulment(own, { group: 0, question: 2 }, 'B')).toEqual({
    isRestore: false,
    versionB: { key, annulled: [{ group: 0, question: 2 }] },
  });
  expect(annulment({ ...saved, version_b: null }, { group: 0, question: 2 }, 'B')).toMatchObject({ isRestore: true });
});
