import {
  type Assessment,
  type AssessmentFormat,
  type AssessmentSheet,
  type Failure,
  fail,
  type SheetModelLayout,
  type SheetModelShape,
} from '@caderneta/contract';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { assessments } from '../../schema/assessments.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { sheetModelEditions, sheetModels } from '../../schema/sheet-models.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { assessmentMessages } from './assessments.messages.ts';

/** What a list shows of the model of an assessment's sheet. */
export const sheetColumns = {
  id: sheetModelEditions.id,
  model_id: sheetModels.id,
  name: sheetModels.name,
  number: sheetModelEditions.number,
  shape: sheetModelEditions.shape,
};

type Sheet = { readonly [Column in keyof typeof sheetColumns]: (typeof sheetColumns)[Column]['_']['data'] | null };

/** Null: Caderneta's own sheet. */
export function toSheet({ id, model_id, name, number, shape }: Sheet): AssessmentSheet | null {
  if (id === null || model_id === null || name === null || number === null || shape === null) return null;
  return { id, model_id, name, number, areas: [...shape.areas], options: shape.options, numbers: [...shape.numbers] };
}

/** The refusal of a sheet that an assessment cannot have: a model that is neither its school's nor its network's, or that is in the archive. */
export async function refusedSheet(
  db: Queries,
  editionId: string | null | undefined,
  { institution_id, format }: { readonly institution_id: string; readonly format: AssessmentFormat },
): Promise<Failure | null> {
  if (!editionId) return null;
  if (format === 'LEITURA') return fail('invalid-request', { errors: [assessmentMessages.sheetOfReading] });
  const [found] = await db
    .select({ id: sheetModelEditions.id })
    .from(sheetModelEditions)
    .innerJoin(sheetModels, eq(sheetModels.id, sheetModelEditions.model_id))
    .innerJoin(institutions, eq(institutions.municipality_id, sheetModels.municipality_id))
    .where(
      and(
        eq(sheetModelEditions.id, editionId),
        isNull(sheetModels.archived_at),
        eq(institutions.id, institution_id),
        or(isNull(sheetModels.institution_id), eq(sheetModels.institution_id, institution_id)),
      ),
    )
    .for('share', { of: sheetModels });
  return found ? null : fail('invalid-request', { errors: [assessmentMessages.otherSheet] });
}

/** What a key of this assessment goes by; null where its sheet is Caderneta's own. */
export async function sheetShapeOf(
  db: Queries,
  { sheet_model_edition_id }: Pick<typeof assessments.$inferSelect, 'sheet_model_edition_id'>,
): Promise<SheetModelShape | null> {
  if (!sheet_model_edition_id) return null;
  const [found] = await db
    .select({ shape: sheetModelEditions.shape })
    .from(sheetModelEditions)
    .where(eq(sheetModelEditions.id, sheet_model_edition_id));
  return found?.shape ?? null;
}

/** The layout that the sheets of an assessment are read with; null for Caderneta's own. */
export async function layoutOf(db: Queries, sheet: Assessment['sheet_model']): Promise<SheetModelLayout | null> {
  if (!sheet) return null;
  const [found] = await db
    .select({ layout: sheetModelEditions.layout })
    .from(sheetModelEditions)
    .where(eq(sheetModelEditions.id, sheet.id));
  return found?.layout ?? null;
}
