import type { User } from '@caderneta/contract';

type Address = User['profiles'][number]['profile_address'][number];

/** 'Rua A, 12, fundos · Centro · Santa Aurora/MG · 37000-000 · Brasil', without what is missing. */
export function addressText(address: Address, formatCep: (digits: string) => string): string {
  const { street, number, complement, district, city, state, zip_code, country } = address;
  const joined = (parts: readonly (string | null)[], by: string) => parts.filter(Boolean).join(by);
  const cep = zip_code === null ? null : formatCep(zip_code);
  return joined(
    [joined([street, number, complement], ', '), district, joined([city, state], '/'), cep, country],
    ' · ',
  );
}
