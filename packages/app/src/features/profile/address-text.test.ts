import { expect, test } from 'vitest';
import { addressText } from './address-text.ts';

const bare = {
  id: '1',
  is_primary: true,
  type: 'RESIDENTIAL',
  number: null,
  complement: null,
  district: null,
} as const;

test('an address is one line without gaps for what is missing', () => {
  const none = { ...bare, street: 'Rua A', city: null, state: null, zip_code: null, country: 'Brasil' };
  expect(addressText(none, String)).toBe('Rua A · Brasil');
  const whole = { ...none, number: '12', complement: 'fundos', district: 'Centro', city: 'Santa Aurora', state: 'MG' };
  expect(addressText({ ...whole, zip_code: '37000000' }, () => '37000-000')).toBe(
    'Rua A, 12, fundos · Centro · Santa Aurora/MG · 37000-000 · Brasil',
  );
});
