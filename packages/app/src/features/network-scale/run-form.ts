import {
  irtModels,
  type QuestionRef,
  type ScaleExam,
  type ScaleRunInput,
  scaleRunInputSchema,
} from '@caderneta/contract';
import { checkForm, type Verdict } from '../../lib/forms/field-errors.ts';
import { type AnchorBlock, anchorsOf, emptyBlock, neededFor } from './anchor-blocks.ts';
import { networkScaleCopy } from './network-scale.copy.ts';

/** What the form's fields hold. */
export interface RunValues {
  readonly groupId: string | null;
  readonly model: string;
  /** Run of the base year; empty makes this exam the base. */
  readonly baseId: string;
  readonly blocks: readonly AnchorBlock[];
}

/** The form as it opens: the usual model, and the scale that there is. */
export const startValues = (baseId: string): RunValues => ({
  groupId: null,
  model: '2PL',
  baseId,
  blocks: [emptyBlock],
});

/** What the fields are checked against: the exam that was chosen, and the base's questions. */
export interface RunFacts {
  readonly municipalityId: string;
  readonly exam: ScaleExam | null;
  readonly baseItems: readonly QuestionRef[];
}

/** Checks the fields. */
export function checkRun(values: RunValues, { municipalityId, exam, baseItems }: RunFacts): Verdict<ScaleRunInput> {
  const { groupId, baseId, blocks } = values;
  const other = exam?.questions ?? [];
  const anchors = anchorsOf(blocks, { base: baseItems, other });
  const needed = neededFor(baseItems, other);
  if (exam && baseId !== '' && anchors.length < needed) {
    return { ok: false, errors: { anchors: networkScaleCopy.form.fewAnchors(anchors.length, needed) } };
  }
  const model = irtModels.find((known) => known === values.model && (exam?.models.includes(known) ?? true));
  const checked = checkForm<ScaleRunInput>(scaleRunInputSchema, {
    municipality_id: municipalityId,
    assessment_group_id: groupId ?? '',
    model,
    base: baseId === '' ? null : { run_id: baseId, anchors },
  });
  if (checked.ok) return checked;
  const { 'base.anchors': twice, ...errors } = checked.errors;
  return { ok: false, errors: twice === undefined ? errors : { ...errors, anchors: twice } };
}
