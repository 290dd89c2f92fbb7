import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isTooSlow } from './read-times.ts';

const quick = fc.integer({ min: 1, max: 250 });
const slow = fc.integer({ min: 251, max: 5_000 });

it('judges no device by its first pictures', () =>
  fc.assert(fc.property(fc.array(slow, { maxLength: 11 }), (times) => !isTooSlow(times))));

it('calls slow what is slow most of the time, whatever came before', () =>
  fc.assert(
    fc.property(fc.array(quick, { minLength: 3 }), fc.array(slow, { minLength: 9, maxLength: 20 }), (before, now) =>
      isTooSlow([...before, ...now]),
    ),
  ));

it('forgives what is slow now and then', () => {
  fc.assert(
    fc.property(
      fc.array(quick, { minLength: 8, maxLength: 8 }),
      slow,
      (times, one) => !isTooSlow([1, 1, 1, ...times, one]),
    ),
  );
  expect(isTooSlow([])).toBe(false);
});
