import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cepMask, cpfMask, phoneMask } from './brazilian-masks.ts';
import { caretAfterDigits, type Mask, onlyDigits, readEdit, writeMasked } from './mask.ts';

describe('writeMasked', () => {
  it.each([
    [cpfMask, '', ''],
    [cpfMask, '123', '123'],
    [cpfMask, '1234', '123.4'],
    [cpfMask, '12345678900', '123.456.789-00'],
    [cepMask, '30140071', '30140-071'],
    [phoneMask, '3', '(3'],
    [phoneMask, '3132', '(31) 32'],
    [phoneMask, '3132145678', '(31) 3214-5678'],
    [phoneMask, '31987654321', '(31) 98765-4321'],
  ] as [Mask, string, string][])('case %#', (mask, digits, text) => {
    expect(writeMasked(mask, digits)).toBe(text);
  });
});

describe('a pasted phone', () => {
  it.each([
    '31987654321',
    '+55 31 98765-4321',
    '+55 (31) 9 8765.4321',
    '5531987654321',
    '005531987654321',
    '031 98765 4321',
  ])('%s', (text) => {
    expect(readEdit(phoneMask, { previous: '', text, caret: text.length }).digits).toBe('31987654321');
  });

  it('keeps 55 when it is the area code', () => {
    expect(readEdit(phoneMask, { previous: '', text: '55987654321', caret: 11 }).digits).toBe('55987654321');
    const full = '(55) 98765-4321';
    const typed = readEdit(phoneMask, { previous: '55987654321', text: `${full}0`, caret: full.length + 1 });
    expect(typed.digits).toBe('55987654321');
  });
});

const masks: [string, Mask][] = [
  ['CPF', cpfMask],
  ['CEP', cepMask],
  ['phone', phoneMask],
];

describe.each(masks)('%s', (_name, mask) => {
  const digitList = (minLength: number, maxLength: number) =>
    fc.array(fc.integer({ min: 1, max: 9 }), { minLength, maxLength }).map((digits) => digits.join(''));
  const value = digitList(0, mask.size);
  const position = (max: number) => fc.integer({ min: 0, max });

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(value, (digits) => {
        const text = writeMasked(mask, digits);
        expect(onlyDigits(text)).toBe(digits);
        expect(text).not.toMatch(/[.\-) ]$/);
      }),
    );
  });

  it('takes a paste with any punctuation', () => {
    const noise = fc.stringMatching(/^[ .\-()/_a-z]{0,4}$/);
    fc.assert(
      fc.property(value, fc.array(noise, { minLength: 12, maxLength: 12 }), (digits, between) => {
        const text = [...digits].map((digit, at) => `${between[at]}${digit}`).join('') + between[11];
        const edit = readEdit(mask, { previous: '', text, caret: text.length });
        expect(edit).toEqual({ digits, digitsBefore: digits.length });
      }),
    );
  });

  it('puts a digit where the caret is and keeps the caret behind it', () => {
    fc.assert(
      fc.property(digitList(0, mask.size - 1), position(20), fc.integer({ min: 1, max: 9 }), (digits, at, typed) => {
        const shown = writeMasked(mask, digits);
        const caret = Math.min(at, shown.length);
        const text = `${shown.slice(0, caret)}${typed}${shown.slice(caret)}`;
        const edit = readEdit(mask, { previous: digits, text, caret: caret + 1 });
        const before = onlyDigits(shown.slice(0, caret)).length;
        expect(edit).toEqual({
          digits: `${digits.slice(0, before)}${typed}${digits.slice(before)}`,
          digitsBefore: before + 1,
        });
        const next = writeMasked(mask, edit.digits);
        expect(next[caretAfterDigits(next, edit.digitsBefore) - 1]).toBe(String(typed));
      }),
    );
  });

  it('refuses digits beyond the last, wherever they are typed', () => {
    fc.assert(
      fc.property(
        digitList(mask.size, mask.size),
        position(20),
        fc.integer({ min: 1, max: 9 }),
        (digits, at, typed) => {
          const shown = writeMasked(mask, digits);
          const caret = Math.min(at, shown.length);
          const text = `${shown.slice(0, caret)}${typed}${shown.slice(caret)}`;
          expect(readEdit(mask, { previous: digits, text, caret: caret + 1 }).digits).toBe(digits);
        },
      ),
    );
  });

  it('deletes one digit at every press, over punctuation too', () => {
    fc.assert(
      fc.property(digitList(1, mask.size), position(20), fc.boolean(), (digits, at, isBackward) => {
        const shown = writeMasked(mask, digits);
        const caret = Math.min(at, shown.length);
        const from = isBackward ? caret - 1 : caret;
        if (from < 0 || from >= shown.length) return;
        const edit = readEdit(mask, {
          previous: digits,
          text: shown.slice(0, from) + shown.slice(from + 1),
          caret: from,
          deletion: isBackward ? 'backward' : 'forward',
        });
        const before = onlyDigits(shown.slice(0, caret)).length;
        const gone = isBackward ? before - 1 : before;
        const expected = gone < 0 || gone >= digits.length ? digits : digits.slice(0, gone) + digits.slice(gone + 1);
        expect(edit.digits).toBe(expected);
      }),
    );
  });
});
