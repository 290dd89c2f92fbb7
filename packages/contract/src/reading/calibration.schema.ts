import { z } from 'zod';
import { earMarksSchema } from './ear-marks.schema.ts';

/** Where the verdict on a text changes, on the evaluation's `margin`: below the first it is another text, below the second it is inconclusive. */
export interface TextMargins {
  readonly other_text: number;
  readonly inconclusive: number;
}

/** How far a calibration may move each cut-off. Other texts often reach a margin of 0.04 by chance: none is accepted below that, whatever was measured. */
export const marginBounds = {
  other_text: { least: 0, most: 0.25 },
  inconclusive: { least: 0.04, most: 0.4 },
} as const;

/** Readings, and pupils where they are known, below which cut-offs would be chance. */
export const leastReadings = 20;
export const leastPupils = 10;

/** Counts what the margin means: a change of the engine that moves it makes older calibrations invalid. */
export const marginScale = 1;

const boundsMessage = 'Os limites desta calibração estão fora do que o sistema aceita. Calibre de novo.';
const within = ({ least, most }: { readonly least: number; readonly most: number }) =>
  z.number(boundsMessage).min(least, boundsMessage).max(most, boundsMessage);

const noneMessage = 'Este arquivo não é uma calibração. Envie o calibration.json que o comando calibrate escreveu.';
const otherMessage = 'Esta calibração é de outra versão do analisador. Calibre de novo.';

export const textMarginsSchema = z
  .object({ other_text: within(marginBounds.other_text), inconclusive: within(marginBounds.inconclusive) }, noneMessage)
  .refine(({ other_text, inconclusive }) => other_text <= inconclusive, {
    path: ['inconclusive'],
    message: boundsMessage,
  });

const fewMessage = `Uma calibração precisa de ${leastReadings} leituras ou mais.`;
const fewPupilsMessage = `Uma calibração precisa de ${leastPupils} alunos ou mais.`;

/** What `calibrate` writes and a network's settings keep. `pupils` where the readings say whose they are. */
export const readingCalibrationSchema = z.object(
  {
    scale: z.literal(marginScale, {
      error: ({ input }) => (typeof input === 'number' ? otherMessage : noneMessage),
    }),
    margins: textMarginsSchema,
    readings: z.int(noneMessage).min(leastReadings, fewMessage).max(1_000_000, noneMessage),
    pupils: z.int(noneMessage).min(leastPupils, fewPupilsMessage).max(1_000_000, noneMessage).nullable(),
    calibrated_at: z.iso.datetime('A calibração precisa dizer quando foi feita.'),
  },
  noneMessage,
);
export type ReadingCalibration = z.infer<typeof readingCalibrationSchema>;

/** The truth of an exported reading, beside its sound and its text. `pupil` tells pupils apart and names nobody. */
export const readingTruthSchema = z.object({
  ear_marks: earMarksSchema,
  grade: z.int().min(1).max(9).nullable().optional(),
  pupil: z.string().max(60).nullable().optional(),
});
export type ReadingTruth = z.infer<typeof readingTruthSchema>;
