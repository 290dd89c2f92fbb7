import type { SheetModelLayout } from '@caderneta/contract';
import type { DigitReading } from '@caderneta/omr-engine/models';
import { describe, expect, it } from 'vitest';
import { keyFrom, keysFrom } from './draft-samples.ts';
import { codeOfNumbers, withNumberOf } from './sheet-number.ts';

const students = [
  { id: '0198a000-0000-7000-8000-0000000000aa', matricula: '20260417', label: 'Ana' },
  { id: '0198a000-0000-7000-8000-0000000000bb', matricula: '0431', label: 'Bruno' },
  { id: '0198a000-0000-7000-8000-0000000000cc', matricula: null, label: 'Caio' },
];
const key = keyFrom('abc');
const keys = keysFrom(key, {}, 'AV318', students);
const both = keysFrom(key, { version_b: { key, annulled: [], order: null } }, 'AV318', students);
const number = (value: string, state: DigitReading['state'] = 'marked'): DigitReading => ({ name: 'Nº', value, state });
const letter = (value: string): DigitReading => ({ name: 'Tipo', value, state: 'marked' });

describe('what is filled in on a sheet of another maker', () => {
  it('names the pupil whose matrícula it is, whatever zeros fill its columns', () => {
    expect(codeOfNumbers({ digits: [number('20260417')] }, keys)).toBe('AV318-20260417');
    expect(codeOfNumbers({ digits: [number('000431')] }, keys)).toBe('AV318-0431');
    expect(codeOfNumbers({ digits: [number('17'), number('00431')] }, keys)).toBe('AV318-0431');
  });

  it('names nobody by a digit in doubt, by nothing, or by the numbers of two', () => {
    expect(codeOfNumbers({ digits: [number('2026041?', 'uncertain')] }, keys)).toBeNull();
    expect(codeOfNumbers({ digits: [number('', 'blank')] }, keys)).toBeNull();
    expect(codeOfNumbers({}, keys)).toBeNull();
    expect(codeOfNumbers({ digits: [number('20260417'), number('0431')] }, keys)).toBeNull();
  });

  it('is of nobody here where no pupil has the number', () => {
    expect(codeOfNumbers({ digits: [number('999')] }, keys)).toBe('AV318-999');
  });

  it('says the version, or leaves it to the teacher', () => {
    const digits = [number('0431')];
    expect(codeOfNumbers({ digits, versions: [letter('B')] }, both)).toBe('AV318-0431~B');
    expect(codeOfNumbers({ digits: [], versions: [letter('A')] }, both)).toBe('AV318');
    expect(codeOfNumbers({ digits, versions: [letter('C')] }, both)).toBeNull();
    expect(codeOfNumbers({ digits }, both)).toBeNull();
    expect(codeOfNumbers({ digits, versions: [letter('B')] }, keys)).toBe('AV318-0431');
  });

  it('counts on no sheet of ours', () => {
    const read = { ok: true, identity: 'AV318-1', digits: [number('0431')] } as const;
    expect(withNumberOf(read, keys).identity).toBe('AV318-1');
    expect(withNumberOf(read, { ...keys, layout: {} as SheetModelLayout })).toMatchObject({ identity: 'AV318-0431' });
  });
});
