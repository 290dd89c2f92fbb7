import { z } from 'zod';
import { earMarks } from './ear-marks.ts';

const secondsSchema = z.number().min(0).max(86_400);

/** Checks `EarMarks`. */
export const earMarksSchema = z
  .object({
    words: z.array(z.enum(earMarks).nullable()).min(1).max(5000),
    started_s: secondsSchema,
    ended_s: secondsSchema,
  })
  .refine(({ started_s, ended_s }) => ended_s > started_s, {
    path: ['ended_s'],
    message: 'A leitura precisa terminar depois de começar',
  })
  .refine(({ words }) => words[0] !== null && !words.some((mark, w) => mark !== null && words[w - 1] === null), {
    path: ['words'],
    message: 'Há palavras marcadas depois do fim da leitura',
  });
