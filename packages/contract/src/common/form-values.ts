import { z } from 'zod';

const tooLong = (label: string, max: number) => `${label} deve ter no máximo ${max} caracteres`;

/** Whether anything of a text is seen: joiners and marks of direction alone are an empty line. Inside a name they stay, emoji need them. */
const isSeen = (text: string): boolean => text === '' || /[^\p{Cf}\p{Z}]/u.test(text);

/** A text that must be there, trimmed. */
export const requiredText = (missing: string, label: string, max: number) =>
  z.string({ error: missing }).trim().min(1, missing).max(max, tooLong(label, max)).refine(isSeen, missing);

/** A name or title that must be there: one line, trimmed; breaks and control characters become spaces. */
export const requiredName = (missing: string, label: string, max: number) =>
  z
    .string({ error: missing })
    // A NUL is no slip of a paste: it stays, and is refused.
    .overwrite((text) => (text.includes('\0') ? text : text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')))
    .trim()
    .min(1, missing)
    .max(max, tooLong(label, max))
    .refine(isSeen, missing);

/** A text that need not be there, trimmed. */
export const possibleText = (label: string, max: number) =>
  z.string().trim().max(max, tooLong(label, max)).nullable().optional();

/** A text of a form, trimmed; what was left empty is null. */
export const optionalText = (label: string, max: number) =>
  z
    .string()
    .trim()
    .max(max, tooLong(label, max))
    .transform((text) => (text === '' ? null : text))
    .nullable();

/** An id that a form may leave empty. */
export const optionalId = z
  .string()
  .refine((text) => text === '' || z.uuid().safeParse(text).success, 'Identificador inválido.')
  .transform((text) => (text === '' ? null : text))
  .nullable();

/** One of a list's values; a form's empty choice is null. */
export const optionalChoice = <const V extends string>(...values: readonly V[]) =>
  z
    .enum([...values, ''])
    .transform((value): V | null => (value === '' ? null : (value as V)))
    .nullable();

/**
 * A day of school life, 'YYYY-MM-DD', that must be there: of the years that a school year can be of. One beyond them is a slip, and a
 * calendar that reaches to it shows nothing.
 */
export const schoolDay = (missing: string) =>
  z.iso
    .date({ error: missing, abort: true })
    .refine((day) => day >= '2000-01-01' && day <= '2100-12-31', 'A data deve estar entre 2000 e 2100');

const dayMissing = 'Informe a data';
/** A day that a call asks about, 'YYYY-MM-DD': any that there was or will be. The database knows no year 0. */
export const askedDay = z.iso.date({ error: dayMissing, abort: true }).refine((day) => day >= '0001-01-01', dayMissing);

function isCalendarDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** A calendar day, 'YYYY-MM-DD'. Of a moment, as older clients send, the day as written counts: no zone may shift it. */
export const optionalDay = (message: string) =>
  z
    .string()
    .refine((text) => text === '' || /^(19|20)\d\d-\d\d-\d\d(T[\d:.+Z-]{1,30})?$/.test(text), message)
    .transform((text) => (text === '' ? null : text.slice(0, 10)))
    .refine((day) => day === null || isCalendarDay(day), message)
    .nullable();
