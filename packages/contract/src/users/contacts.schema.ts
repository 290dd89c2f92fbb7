import { z } from 'zod';
import { isEmail } from '../common/email.rules.ts';
import { optionalText, possibleText } from '../common/form-values.ts';
import { type AddressType, addressTypes, phoneTypes } from './contact-types.ts';

const contact = { id: z.string(), is_primary: z.boolean() };
export const profileEmailSchema = z.object({ ...contact, email: z.string() });
export const profilePhoneSchema = z.object({ ...contact, number: z.string(), type: z.enum(phoneTypes) });
export const profileAddressSchema = z.object({
  ...contact,
  type: z.enum(addressTypes),
  street: z.string(),
  number: z.string().nullable(),
  complement: z.string().nullable(),
  district: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zip_code: z.string().nullable(),
  country: z.string(),
});

const mostContacts = 10;
const tooMany = `No máximo ${mostContacts} contatos de cada tipo`;
const isPrimary = z.boolean().optional();

/** Exactly one is primary: the first that says so or, where none does, the first. */
const withOnePrimary = <C extends { is_primary?: boolean | undefined }>(contacts: readonly C[]) => {
  const marked = contacts.findIndex(({ is_primary }) => is_primary);
  return contacts.map((item, index) => ({ ...item, is_primary: index === Math.max(marked, 0) }));
};

/** E-mails as a form sends them: empty ones are dropped, and the first is primary. */
export const profileEmailsInput = z
  .array(
    z.object({
      email: z
        .string()
        .trim()
        .max(254, 'Email inválido')
        .refine((email) => email === '' || isEmail(email), 'Email inválido')
        .transform((email) => email.toLowerCase()),
      is_primary: isPrimary,
    }),
  )
  .max(mostContacts, tooMany)
  .transform((items) =>
    items.filter(({ email }) => email !== '').map((item, index) => ({ ...item, is_primary: index === 0 })),
  );

/** Digits of a Brazilian number: area code and 8 or 9 digits, without the country's 55. Null when it is no such number. */
export function phoneDigits(typed: string): string | null {
  const digits = typed.replace(/[\s().+-]/g, '').replace(/^55(?=\d{10,11}$)/, '');
  return /^\d{10,11}$/.test(digits) ? digits : null;
}

/** Phones as a form sends them, stored as digits. Empty ones are dropped; exactly one is primary. */
export const profilePhonesInput = z
  .array(
    z.object({
      number: z
        .string()
        .trim()
        .max(30, 'Telefone inválido')
        .refine((number) => number === '' || phoneDigits(number) !== null, 'Telefone deve ter DDD e 8 ou 9 dígitos')
        .transform((number) => phoneDigits(number) ?? ''),
      type: z.enum(phoneTypes).default('MOBILE'),
      is_primary: isPrimary,
    }),
  )
  .max(mostContacts, tooMany)
  .transform((items) => withOnePrimary(items.filter(({ number }) => number !== '')));

/** Addresses as a form sends them. Those without a street are dropped; exactly one is primary; HOME is older for RESIDENTIAL. */
export const profileAddressesInput = z
  .array(
    z.object({
      type: z
        .enum([...addressTypes, 'HOME'])
        .default('RESIDENTIAL')
        .transform((type): AddressType => (type === 'HOME' ? 'RESIDENTIAL' : type)),
      street: possibleText('Rua', 200),
      number: optionalText('Número', 20).optional(),
      complement: optionalText('Complemento', 100).optional(),
      district: optionalText('Bairro', 100).optional(),
      city: optionalText('Cidade', 100).optional(),
      state: optionalText('Estado', 60).optional(),
      zip_code: z
        .string()
        .trim()
        .refine((code) => code === '' || /^\d{5}-?\d{3}$/.test(code), 'CEP deve conter 8 dígitos')
        .transform((code) => code.replace('-', '') || null)
        .nullable()
        .optional(),
      country: optionalText('País', 60).optional(),
      is_primary: isPrimary,
    }),
  )
  .max(mostContacts, tooMany)
  .transform((items) =>
    withOnePrimary(
      items.flatMap(({ street, country, ...item }) =>
        street ? [{ ...item, street, country: country ?? 'Brasil' }] : [],
      ),
    ),
  );
