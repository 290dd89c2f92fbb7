import { z } from 'zod';
import { schoolDay } from '../common/form-values.ts';
import { gradeScopes, periodsOfScope } from '../grades/grades.rules.ts';

const day = schoolDay('Informe a data');

/** The school year that a municipality works in: first and last day, both included. */
export const schoolYearSchema = z
  .object({
    year: z
      .int('O ano deve ser um número, como 2026')
      .min(2000, 'O ano deve estar entre 2000 e 2100')
      .max(2100, 'O ano deve estar entre 2000 e 2100'),
    starts_on: day,
    ends_on: day,
  })
  .refine(({ starts_on, ends_on }) => starts_on < ends_on, {
    path: ['ends_on'],
    message: 'O ano letivo termina depois de começar',
  });
export type SchoolYear = z.infer<typeof schoolYearSchema>;

/**
 * A period of the school year, its weight in the year's mean, and the days on which its grades and roll calls may be posted. A window
 * without its first day begins with the period; one without its last day does not end.
 */
export const termSchema = z
  .object({
    scope: z.enum(gradeScopes, 'Selecione a etapa'),
    period_index: z.int('Selecione o período').min(1, 'Selecione o período').max(12, 'Selecione o período'),
    starts_on: day,
    ends_on: day,
    weight: z.number('Informe o peso').gt(0, 'O peso deve ser maior que 0').max(100, 'O peso vai até 100').default(1),
    posting_starts_on: day.nullable().default(null),
    posting_ends_on: day.nullable().default(null),
  })
  .superRefine(({ scope, period_index, starts_on, ends_on, posting_starts_on, posting_ends_on }, context) => {
    const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (period_index > periodsOfScope[scope]) wrong('period_index', 'Este período não existe nesta etapa');
    if (starts_on > ends_on) wrong('ends_on', 'O período termina depois de começar');
    if (posting_ends_on && (posting_starts_on ?? starts_on) > posting_ends_on) {
      wrong('posting_ends_on', 'A janela de lançamento termina depois de começar');
    }
  });
export type Term = z.infer<typeof termSchema>;

/** The periods of a school year. Those of one scope follow each other without sharing a day. */
export const termsSchema = z
  .array(termSchema)
  .max(21, 'Informe no máximo 21 períodos')
  .superRefine((terms, context) => {
    for (const [index, term] of terms.entries()) {
      const others = terms.slice(0, index).filter(({ scope }) => scope === term.scope);
      const wrong = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [index, path], message });
      if (others.some(({ period_index }) => period_index === term.period_index)) {
        wrong('period_index', 'Este período aparece duas vezes');
      }
      const clashes = others.some((one) =>
        one.period_index < term.period_index ? term.starts_on <= one.ends_on : one.starts_on <= term.ends_on,
      );
      if (clashes) wrong('starts_on', 'Os períodos de uma etapa seguem um ao outro, sem dias em comum');
    }
  });

/** A day without lessons: holiday, recess, strike. */
export const closedDaySchema = z.object({
  date: day,
  reason: z
    .string()
    .trim()
    .max(80, 'O motivo deve ter no máximo 80 caracteres')
    .transform((text) => text || null)
    .nullable()
    .default(null),
});
export type ClosedDay = z.infer<typeof closedDaySchema>;

export const closedDaysSchema = z
  .array(closedDaySchema)
  .max(200, 'Informe no máximo 200 dias não letivos')
  .superRefine((days, context) => {
    const seen = new Set<string>();
    for (const [index, { date }] of days.entries()) {
      if (seen.has(date))
        context.addIssue({ code: 'custom', path: [index, 'date'], message: 'Este dia aparece duas vezes' });
      seen.add(date);
    }
  });
