import { z } from 'zod';

const tooLong = (label: string, max: number) => `${label} deve ter no máximo ${max} caracteres`;

/** A text that must be there, trimmed. */
export const requiredText = (missing: string, label: string, max: number) =>
  z.string({ error: missing }).trim().min(1, missing).max(max, tooLong(label, max));

/** A name or title that must be there: one line, trimmed; breaks and control characters become spaces. */
export const requiredName = (missing: string, label: string, max: number) =>
  z
    .string({ error: missing })
    // A NUL is no slip of a paste: it stays, and is refused.
    .overwrite((text) => (text.includes('\0') ? text : text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')))
    .trim()
    .min(1, missing)
    .max(max, tooLong(label, max));

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
