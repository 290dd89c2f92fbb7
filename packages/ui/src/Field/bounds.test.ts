import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boundsMessage } from './bounds.ts';

it('says which bound was passed', () => {
  const write = (bound: string) => `<${bound}>`;
  expect(boundsMessage({ value: '07:00', min: '07:50', max: undefined, write })).toBe('Informe a partir de <07:50>');
  expect(boundsMessage({ value: '18:00', min: '07:50', max: '17:30', write })).toBe('Informe até <17:30>');
});

it('is silent exactly between the bounds', () => {
  const day = fc.integer({ min: 0, max: 9999 }).map((n) => String(n).padStart(4, '0'));
  fc.assert(
    fc.property(day, day, day, (value, min, max) => {
      const silent = boundsMessage({ value, min, max, write: String }) === undefined;
      expect(silent).toBe(Number(value) >= Number(min) && Number(value) <= Number(max));
    }),
  );
});

it('asks nothing of an empty field', () => {
  expect(boundsMessage({ value: null, min: '1', max: '2', write: String })).toBeUndefined();
});
