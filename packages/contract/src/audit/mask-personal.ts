/** Text shown instead of personal data. */
export const hiddenText = 'Oculto';

/** Fields that hold a CPF, a contact or a birth date, as the audit log and the wire name them. */
const personal: ReadonlySet<string> = new Set([
  'birth_date',
  'cep',
  'cpf',
  'email',
  'number',
  'phone',
  'profile_address',
  'profile_email',
  'profile_phone',
  'street',
]);

export const isPersonalField = (name: string): boolean => personal.has(name);

const masked = (name: string, value: unknown): unknown =>
  isPersonalField(name) && value !== null && value !== undefined && value !== '' ? hiddenText : maskPersonal(value);

/** A copy of a record in which every CPF, contact and birth date, however deep, reads 'Oculto'. */
export function maskPersonal(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskPersonal);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, masked(name, field)]));
}
