import { z } from 'zod';

/** What of a model a key goes by. */
export const shapeFields = {
  /** Questions of each area of a key for this sheet. */
  areas: z.array(z.int()),
  /** Letters of a question. */
  options: z.int(),
  /** Names of the numbers that are filled in digit by digit. */
  numbers: z.array(z.string()),
};

/** The model edition of an assessment's sheet, as lists show it. */
export const assessmentSheetSchema = z.object({
  /** Of the edition. */
  id: z.string(),
  model_id: z.string(),
  name: z.string(),
  number: z.int(),
  ...shapeFields,
});
export type AssessmentSheet = z.infer<typeof assessmentSheetSchema>;
