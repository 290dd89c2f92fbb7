import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initials, tintOf } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Ana Beatriz Moura', 'AM'],
    ['Maria das Dores', 'MD'],
    ['João de Deus e Silva', 'JS'],
    ['Érica', 'É'],
    ['  ícaro   ávila ', 'ÍÁ'],
    ['', ''],
    ['de', ''],
  ])('of %j are %j', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });

  it('never exceed two letters', () => {
    fc.assert(fc.property(fc.lorem({ maxCount: 6 }), (name) => [...initials(name)].length <= 2));
  });
});

describe('tintOf', () => {
  it('is steady and within range', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const tint = tintOf(name, 5);
        return tint === tintOf(name, 5) && Number.isInteger(tint) && tint >= 0 && tint < 5;
      }),
    );
  });

  it('spreads names over every tint', () => {
    const names = Array.from({ length: 200 }, (_, index) => `Estudante ${index}`);
    expect(new Set(names.map((name) => tintOf(name, 5))).size).toBe(5);
  });
});
