import type { User } from '@caderneta/contract';
import { formatCep } from '@caderneta/ui';

type Address = User['profiles'][number]['profile_address'][number];

/** 'Rua A, 12, fundos · Centro · Santa Aurora/MG · 37000-000 · Brasil', without what is missing. */
export function addressText({ street, number, complement, district, city, state, zip_code, country }: Address): string {
  const joined = (parts: readonly (string | null)[], by: string) => parts.filter(Boolean).join(by);
  const cep = zip_code === null ? null : formatCep(zip_code);
  return joined(
    [joined([street, number, complement], ', '), district, joined([city, state], '/'), cep, country],
    ' · ',
  );
}
