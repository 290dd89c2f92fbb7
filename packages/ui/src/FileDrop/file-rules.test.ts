import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAccepted, readableSize } from './file-rules.ts';

describe('isAccepted', () => {
  const photo = { name: 'Folha 1.JPG', type: 'image/jpeg' };
  it.each([
    [['image/*'], true],
    [['.jpg'], true],
    [['image/png', 'image/jpeg'], true],
    [['application/pdf'], false],
    [['.pdf', '.png'], false],
    [[], true],
  ])('%j: %s', (accept, expected) => {
    expect(isAccepted(photo, accept)).toBe(expected);
  });

  it('does not take "image/*" for a type that only begins alike', () => {
    expect(isAccepted({ name: 'x', type: 'imagery/x' }, ['image/*'])).toBe(false);
  });
});

describe('readableSize', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1 kB'],
    [1_536_000, '1,5 MB'],
    [123_456_789, '123 MB'],
    [5_000_000_000, '5 GB'],
  ])('%i bytes read %s', (bytes, expected) => {
    expect(readableSize(bytes)).toBe(expected);
  });

  it('stays short', () => {
    fc.assert(fc.property(fc.nat(2 ** 31 - 1), (bytes) => readableSize(bytes).length <= 8));
  });
});
