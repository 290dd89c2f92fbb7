import { expect, test } from 'vitest';
import { byteRangeOf } from './byte-range.ts';

test.each([
  [undefined, 'whole'],
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=8-99', { start: 8, end: 9 }],
  ['bytes=10-', null],
  ['bytes=-0', null],
  ['bytes=5-2', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-1,4-5', 'whole'],
  ['items=0-1', 'whole'],
] as const)('%s of ten bytes', (header, expected) => {
  expect(byteRangeOf(header, 10)).toEqual(expected);
});
