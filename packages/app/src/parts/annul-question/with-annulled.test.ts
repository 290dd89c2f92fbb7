import { expect, it } from 'vitest';
import { withAnnulled } from './with-annulled.ts';

it('annuls a question, and counts it again', () => {
  const one = { group: 1, question: 3 };
  const other = { group: 0, question: 3 };
  expect(withAnnulled({ annulled: [other] }, one)).toEqual([other, one]);
  expect(withAnnulled({ annulled: [other, one] }, one)).toEqual([other]);
});
