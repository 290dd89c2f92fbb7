import { z } from 'zod';

/** Far more than any sheet of paper has; keeps what is stored of one small. */
const most = { side: 20_000, groups: 60, lines: 200, spots: 60, cells: 40_000 } as const;

const pixels = z.number().min(-most.side).max(most.side);
const size = z.number().min(0).max(most.side);
const pointSchema = z.object({ x: pixels, y: pixels });

/** What a group asks: questions, a number digit by digit, which version of the test it is, or something that nobody has named yet. */
export const modelGroupKinds = ['questions', 'digits', 'version', 'other'] as const;
export type ModelGroupKind = (typeof modelGroupKinds)[number];

const groupSchema = z.object({
  number: z.int().min(1).max(999),
  name: z.string().trim(),
  kind: z.enum(modelGroupKinds),
  /** False: expected on the sheet, not read. */
  use: z.boolean(),
  rows: z.int().min(1).max(most.lines),
  options: z.int().min(1).max(most.lines),
  direction: z.enum(['horizontal', 'vertical']),
  box: pointSchema.extend({ width: size, height: size }),
  bubble: z.object({ width: size, height: size }),
  shape: z.enum(['closed', 'glyph']),
  /** Centres of the bubbles, by question or digit. */
  lines: z.array(z.array(pointSchema).min(1).max(most.spots)).min(1).max(most.lines),
  symbols: z
    .array(z.array(z.string().length(1)).max(most.spots).nullable())
    .max(most.lines)
    .optional(),
});

/**
 * Where the groups of a sheet of any maker lie, as the sheet reader's engine proposes and takes it. Positions are px of the straightened
 * picture that is kept beside it.
 */
export const sheetModelLayoutSchema = z.object({
  format: z.literal('caderneta-sheet-model'),
  version: z.literal(1),
  width: z.int().min(1).max(most.side),
  height: z.int().min(1).max(most.side),
  groups: z.array(groupSchema).min(1).max(most.groups),
  print: z
    .object({
      columns: z.int().min(1).max(most.cells),
      rows: z.int().min(1).max(most.cells),
      ink: z.string().regex(/^\d+$/).max(most.cells),
    })
    .refine(({ columns, rows, ink }) => ink.length === columns * rows),
});
export type SheetModelLayout = z.infer<typeof sheetModelLayoutSchema>;
export type SheetModelGroup = SheetModelLayout['groups'][number];
