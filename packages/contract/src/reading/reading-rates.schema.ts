import { z } from 'zod';
import { beginnerRate } from './reading-rates.ts';

const most = 300;
const message = `As palavras por minuto vão de ${beginnerRate + 1} a ${most}`;
const wordsAMinute = z
  .int(message)
  .min(beginnerRate + 1, message)
  .max(most, message);

const readingRateSchema = z
  .object({ fluent: wordsAMinute, full: wordsAMinute })
  .refine(({ fluent, full }) => full >= fluent, {
    path: ['full'],
    message: 'A nota 10 não pode pedir menos que o leitor fluente',
  });
/** A row a school year, the 1st first. */
export const readingRatesSchema = z.array(readingRateSchema).length(9, 'São nove anos escolares');
