import { z } from 'zod';
import { askedDay } from '../common/form-values.ts';

const day = z.union([askedDay, z.literal('')]).default('');
const one = z.union([z.uuid('Identificador inválido.'), z.literal('')]).default('');

/** What narrows a report; empty where not set. */
export const reportFiltersSchema = z.object({
  year: z
    .string()
    .regex(/^(\d{4})?$/, 'O ano letivo tem quatro números.')
    .default(''),
  municipality: one,
  institution: one,
  class: one,
  student: one,
  discipline: one,
  /** Number of the period within the scope: '1'. */
  period: z
    .string()
    .regex(/^([1-9]|1[0-2])?$/, 'O período vai de 1 a 12.')
    .default(''),
  assessment: one,
  /** Days in São Paulo, both included. */
  from: day,
  to: day,
  /** Words of a name or e-mail. */
  user: z.string().max(200).default(''),
  /** 'sim' leaves out what is personal. */
  hide: z.enum(['', 'sim']).default(''),
});
export type ReportFilters = Readonly<Record<keyof z.output<typeof reportFiltersSchema>, string>>;
export type ReportFilter = keyof ReportFilters;
