import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isAnnulled, keyShape, ruleOf } from '../omr/omr.rules.ts';
import type { AnswerKey, QuestionOrder } from '../omr/omr.schema.ts';
import {
  annulledInOrder,
  hasVersion,
  isOrderOf,
  isSameShape,
  keyInOrder,
  keyOfVersion,
  positionInA,
} from './key-versions.rules.ts';

const letter = fc.constantFrom('a' as const, 'b' as const, 'c' as const, 'd' as const);
const keys = fc
  .array(fc.array(letter, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 3 })
  .map((groups): AnswerKey => groups.map((group) => Object.fromEntries(group.map((own, at) => [String(at + 1), own]))));
const refsOf = (key: AnswerKey) =>
  key.flatMap((group, at) => Object.keys(group).map((question) => ({ group: at, question: Number(question) })));
/** A key with all its questions in some order, over its columns. */
const ordered = keys.chain((key) =>
  fc.shuffledSubarray(refsOf(key), { minLength: refsOf(key).length }).map((refs) => {
    const left = [...refs];
    const order: QuestionOrder = keyShape(key).map((size) => left.splice(0, size));
    return { key, order };
  }),
);

it('a version in another order asks every question, each with its own letter, annulled where it is', () => {
  fc.assert(
    fc.property(ordered, fc.nat(), ({ key, order }, seed) => {
      expect(isOrderOf(order, key)).toBe(true);
      const other = keyInOrder(key, order);
      expect(keyShape(other)).toEqual(keyShape(key));
      const refs = refsOf(key);
      const annulled = [refs[seed % refs.length]!];
      const inB = annulledInOrder(annulled, order);
      expect(inB).toHaveLength(1);
      for (const ref of refs) {
        const inA = positionInA(order, ref);
        if (inA === null) throw new Error('every place of version B is one of version A');
        expect(ruleOf(other, ref.group, ref.question)).toBe(ruleOf(key, inA.group, inA.question));
        expect(isAnnulled(inB, ref.group, ref.question)).toBe(isAnnulled(annulled, inA.group, inA.question));
      }
    }),
  );
});

it('an order that repeats, leaves out or fills another sheet is none', () => {
  const key: AnswerKey = [{ '1': 'a', '2': 'b' }, { '1': 'c' }];
  const at = (group: number, question: number) => ({ group, question });
  expect(isOrderOf([[at(0, 2), at(1, 1)], [at(0, 1)]], key)).toBe(true);
  expect(isOrderOf([[at(0, 2), at(0, 2)], [at(0, 1)]], key)).toBe(false);
  expect(isOrderOf([[at(0, 2)], [at(0, 1), at(1, 1)]], key)).toBe(false);
  expect(isOrderOf([[at(0, 2), at(0, 3)], [at(0, 1)]], key)).toBe(false);
  expect(positionInA([[at(0, 2)]], at(1, 1))).toBeNull();
});

it('version B is graded by its key, and by that of A where there is none', () => {
  const key: AnswerKey = [{ '1': 'a' }];
  const version_b = { key: [{ '1': 'b' as const }], annulled: [], order: null };
  const saved = { key, annulled: [], version: 1, version_b };
  expect(keyOfVersion(saved, 'B').key).toEqual(version_b.key);
  expect(keyOfVersion(saved, 'A').key).toEqual(key);
  expect(keyOfVersion({ ...saved, version_b: null }, 'B').key).toEqual(key);
});

it('every key grades sheets of version A, and those of B where it has one', () => {
  const one = { key: [{ '1': 'a' as const }], annulled: [], version: 1, version_b: null };
  const two = { ...one, version_b: { key: one.key, annulled: [], order: null } };
  expect([hasVersion(one, 'A'), hasVersion(one, 'B')]).toEqual([true, false]);
  expect([hasVersion(two, 'A'), hasVersion(two, 'B')]).toEqual([true, true]);
});

it('keys of as many questions in each column fill the same sheet, whatever their letters', () => {
  const key: AnswerKey = [{ '1': 'a', '2': 'b' }, { '1': 'c' }];
  expect(isSameShape(key, [{ '1': 'd', '2': 'd' }, { '1': 'd' }])).toBe(true);
  expect(isSameShape(key, [{ '1': 'a' }, { '1': 'b', '2': 'c' }])).toBe(false);
  expect(isSameShape(key, [{ '1': 'a', '2': 'b' }])).toBe(false);
});
