import { isOrderOf } from '@caderneta/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  drawOrder,
  emptyOrder,
  emptyOwn,
  fitVersion,
  isVersionEdited,
  openVersion,
  versionErrorOf,
  versionToSave,
  withRef,
} from './version-draft.ts';

const at = (group: number, question: number) => ({ group, question });
const keyOfSizes = (sizes: readonly number[]) =>
  sizes.map((size) => Object.fromEntries(Array.from({ length: size }, (_, i) => [String(i + 1), 'a' as const])));

it('an order is complete when every question of version A stands in it once', () => {
  const empty = emptyOrder([2, 1]);
  expect(versionErrorOf(empty)).toEqual({ kind: 'missing', count: 3 });
  if (empty.kind !== 'order') throw new Error('an order was asked for');
  const fill = (...refs: ReturnType<typeof at>[]) => ({
    kind: 'order' as const,
    places: withRef(withRef(withRef(empty.places, 0, 1, refs[0]!), 0, 2, refs[1]!), 1, 1, refs[2]!),
  });
  expect(versionErrorOf(fill(at(0, 2), at(0, 2), at(1, 1)))).toEqual({ kind: 'twice', places: [at(0, 2)] });
  const whole = fill(at(0, 2), at(0, 1), at(1, 1));
  expect(versionErrorOf(whole)).toBeNull();
  expect(versionToSave(whole)).toEqual({ order: [[at(0, 2), at(0, 1)], [at(1, 1)]] });
});

it('questions of its own must all be marked', () => {
  const own = emptyOwn([10, 13]);
  expect(versionErrorOf(own)).toEqual({ kind: 'missing', count: 23 });
  const saved = { key: keyOfSizes([2, 1]), annulled: [], order: null };
  expect(versionErrorOf(openVersion(saved))).toBeNull();
  expect(versionToSave(openVersion(saved))).toEqual({ key: saved.key });
  expect(isVersionEdited(openVersion(saved), saved)).toBe(false);
  expect(isVersionEdited({ kind: 'none' }, saved)).toBe(true);
  expect(versionToSave({ kind: 'none' })).toBeNull();
});

it('follows the columns of version A, and loses what they no longer ask', () => {
  const order = { kind: 'order' as const, places: [[at(0, 3), at(0, 1), at(0, 2)]] };
  expect(fitVersion(order, [2, 1])).toEqual({ kind: 'order', places: [[null, at(0, 1)], [null]] });
  expect(versionErrorOf(fitVersion({ ...order }, [3]))).toBeNull();
});

it('what is drawn by lot is always an order of the key', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 13 }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(
      sizes,
      fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
      (given, numbers) => {
        const drawn = drawOrder(given, () => numbers.next().value ?? 0);
        expect(versionErrorOf(drawn)).toBeNull();
        const wire = versionToSave(drawn);
        expect(wire && 'order' in wire && isOrderOf(wire.order, keyOfSizes(given))).toBe(true);
      },
    ),
  );
});
