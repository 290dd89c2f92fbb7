import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeStrip, stripCells, stripOf } from '../core/identity-strip.ts';
import { isRollShape, mostRollDays, mostRollNumber, mostRollPupils, rollStrip, shapeOfStrip } from './roll-shape.ts';

const shapes = fc.record({
  pupils: fc.integer({ min: 1, max: mostRollPupils }),
  days: fc.integer({ min: 1, max: mostRollDays }),
  number: fc.integer({ min: 1, max: mostRollNumber }),
});

test('the strip says how many pupils and days a page has, and its number', () => {
  fc.assert(
    fc.property(shapes, (shape) => {
      const read = decodeStrip(stripCells(rollStrip(shape), 'roll'), 'roll');
      expect(read && shapeOfStrip(read)).toEqual(shape);
    }),
  );
});

test('no roll is taken for an answer sheet, nor the other way round', () => {
  fc.assert(
    fc.property(shapes, fc.string({ minLength: 1, maxLength: 12 }), (shape, code) => {
      expect(decodeStrip(stripCells(rollStrip(shape), 'roll'))).toBeNull();
      expect(decodeStrip(stripCells(stripOf(code)), 'roll')).toBeNull();
    }),
  );
});

test('a strip of more than a page holds is none', () => {
  expect(isRollShape({ pupils: 41, days: 23, number: 1 })).toBe(false);
  expect(shapeOfStrip(rollStrip({ pupils: 41, days: 23, number: 1 }))).toBeNull();
  expect(shapeOfStrip({ assessment: 0, pupil: 0 })).toBeNull();
});
