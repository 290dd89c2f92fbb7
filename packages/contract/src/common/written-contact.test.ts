import { expect, it } from 'vitest';
import { writeAddress, writeCpf, writePhone } from './written-contact.ts';

it('writes documents and contacts as people know them', () => {
  expect(writeCpf('52998224725')).toBe('529.982.247-25');
  expect(writePhone('35999990000')).toBe('(35) 99999-0000');
  expect(writePhone('3533330000')).toBe('(35) 3333-0000');
  expect(writePhone('123')).toBe('123');
});

it('leaves out of an address what is not known', () => {
  const empty = { number: null, complement: null, district: null, city: null, state: null, zip_code: null };
  expect(writeAddress({ ...empty, street: 'Rua A', country: 'Brasil' })).toBe('Rua A, Brasil');
  expect(
    writeAddress({
      ...empty,
      street: 'Rua A',
      number: '10',
      city: 'Itaú',
      state: 'MG',
      zip_code: '37000000',
      country: 'Brasil',
    }),
  ).toBe('Rua A, 10, Itaú/MG, 37000-000, Brasil');
});
