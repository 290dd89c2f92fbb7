import { z } from 'zod';
import { earMarks } from './ear-marks.ts';

const secondsSchema = z.number().min(0).max(86_400);

/** A reading marked by ear and confirmed by who listened. */
export const earMarksSchema = z
  .object({
    /** A mark for each word of the text in order; null from the word on at which the reading ended. */
    words: z.array(z.enum(earMarks).nullable()).min(1).max(5000),
    /** From the first word's start to the end of the last, s of the recording. */
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
export type EarMarks = z.infer<typeof earMarksSchema>;
