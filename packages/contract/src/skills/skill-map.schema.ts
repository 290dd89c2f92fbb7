import { z } from 'zod';

/** Which results a heat map counts: those of the current school year unless `year` is given. `grade`: as the classes write it, '9º Ano'. */
export const skillMapQuerySchema = z.object({
  year: z
    .string()
    .regex(/^20\d\d$/, 'O ano tem quatro números')
    .optional(),
  component: z.string().min(1).max(100).optional(),
  grade: z.string().min(1).max(100).optional(),
});

/**
 * Right of answered in a skill. `questions`: the most that any one class was asked, annulled ones left out; how much a share may be trusted
 * does not grow with the number of classes that answered the same questions.
 */
const skillCellSchema = z.object({ right: z.int(), answered: z.int(), questions: z.int() });
export type SkillCell = z.infer<typeof skillCellSchema>;

const skillMapLineSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** In the order of `skills`; null where nobody answered. */
  cells: z.array(skillCellSchema.nullable()),
});
export type SkillMapLine = z.infer<typeof skillMapLineSchema>;

/** Skills × classes of a school, or skills × schools of a network. */
export const skillMapSchema = z.object({
  name: z.string(),
  year: z.int(),
  skills: z.array(z.object({ code: z.string(), text: z.string().nullable(), component: z.string().nullable() })),
  /** All lines together, in the order of `skills`. */
  total: z.array(skillCellSchema),
  /** By name; lines without an answer are left out. */
  lines: z.array(skillMapLineSchema),
  /** What can be chosen in this year, whatever is chosen now. */
  components: z.array(z.string()),
  grades: z.array(z.string()),
});
export type SkillMap = z.infer<typeof skillMapSchema>;
