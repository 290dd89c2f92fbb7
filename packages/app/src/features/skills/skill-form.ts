import { type Skill, type SkillInput, skillInputSchema } from '@caderneta/contract';
import { checkForm, type Verdict } from '../../lib/forms/field-errors.ts';
import { skillsCopy } from './skills.copy.ts';

/** What the form's fields hold. */
export interface SkillValues {
  readonly municipalityId: string | null;
  readonly code: string;
  readonly text: string;
  readonly component: string;
  readonly years: string;
  readonly topic: string;
}

/** The form as it opens. */
export const startValues = (editing: Skill | null, municipalityId: string | null): SkillValues => ({
  municipalityId: editing?.municipality_id ?? municipalityId,
  code: editing?.code ?? '',
  text: editing?.text ?? '',
  component: editing?.component ?? '',
  years: editing?.years.join(', ') ?? '',
  topic: editing?.topic ?? '',
});

/** '6, 7' as years; null where something else was typed. */
function yearsOf(typed: string): number[] | null {
  const parts = typed.split(/[\s,;]+/).filter((part) => part !== '');
  return parts.every((part) => /^([1-9]|1[0-2])$/.test(part)) ? parts.map(Number) : null;
}

/** Checks the fields. A component or years left empty in a new skill follow from its code. */
export function checkSkill(values: SkillValues, isNew: boolean): Verdict<SkillInput> {
  const years = yearsOf(values.years);
  const isGiven = (typed: string) => !isNew || typed.trim() !== '';
  const checked = checkForm<SkillInput>(skillInputSchema, {
    municipality_id: values.municipalityId ?? '',
    code: values.code,
    text: values.text,
    topic: values.topic,
    ...(isGiven(values.component) ? { component: values.component } : {}),
    ...(isGiven(values.years) && years ? { years } : {}),
  });
  if (years !== null) return checked;
  return { ok: false, errors: { ...(checked.ok ? {} : checked.errors), years: skillsCopy.form.yearsWrong } };
}
