import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addItem, makeFirst, makePrimary, newPhone, type PhoneItem, removeItem } from './contacts.ts';

const phones = (count: number): PhoneItem[] => {
  let items: PhoneItem[] = [];
  for (let n = 0; n < count; n++) items = addItem(items, { ...newPhone(), number: String(n) });
  return items;
};
const primaries = (items: readonly PhoneItem[]) =>
  items.filter(({ isPrimary }) => isPrimary).map(({ number }) => number);
const keyOf = (items: readonly PhoneItem[], at: number) => items[at]?.key ?? '';

describe('contacts', () => {
  it('makes a new one primary only if it is the first', () => {
    expect(primaries(phones(1))).toEqual(['0']);
    expect(primaries(phones(3))).toEqual(['0']);
    expect(phones(1)[0]).toMatchObject({ type: 'MOBILE' });
  });

  it('gives the place of a removed primary to the first that remains', () => {
    const three = phones(3);
    expect(primaries(removeItem(three, keyOf(three, 0)))).toEqual(['1']);
    const second = makePrimary(three, keyOf(three, 1));
    expect(primaries(removeItem(second, keyOf(second, 2)))).toEqual(['1']);
    expect(primaries(removeItem(second, keyOf(second, 1)))).toEqual(['0']);
  });

  it('moves the primary e-mail to the front', () => {
    const three = phones(3);
    expect(makeFirst(three, keyOf(three, 2)).map(({ number, isPrimary }) => [number, isPrimary])).toEqual([
      ['2', true],
      ['0', false],
      ['1', false],
    ]);
  });

  it('keeps exactly one primary while there is any, whatever is done', () => {
    const step = fc.tuple(fc.constantFrom('add', 'remove', 'primary', 'first'), fc.nat(9));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let items: PhoneItem[] = [];
        for (const [what, at] of steps) {
          const key = keyOf(items, at % Math.max(1, items.length));
          if (what === 'add' || items.length === 0) items = addItem(items, newPhone());
          else if (what === 'remove') items = removeItem(items, key);
          else items = what === 'primary' ? makePrimary(items, key) : makeFirst(items, key);
          expect(primaries(items)).toHaveLength(Math.min(1, items.length));
        }
      }),
    );
  });
});
