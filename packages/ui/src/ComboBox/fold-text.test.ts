import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTextFilter, foldText } from './fold-text.ts';

describe('createTextFilter', () => {
  it.each([
    ['São João del-Rei', 'sao joao', true],
    ['São João del-Rei', 'REI  são', true],
    ['Conceição do Mato Dentro', 'conceicao', true],
    ['Conceicao', 'ção', true],
    ['Santa Aurora', 'aurora x', false],
    ['Santa Aurora', '', true],
    ['Santa Aurora', '   ', true],
  ])('%s typed as %j: %s', (text, typed, expected) => {
    expect(createTextFilter()(text, typed)).toBe(expected);
  });

  it('finds a text by any part of it, whatever was asked before', () => {
    const matches = createTextFilter();
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(30), fc.nat(30), (text, from, length) => {
        const part = foldText(text).slice(from, from + length);
        expect(matches(text, part)).toBe(true);
      }),
    );
  });
});
