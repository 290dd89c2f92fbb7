import {
  type BankItem,
  type BankItemInput,
  bankItemInputSchema,
  type ItemLevel,
  isRuleOfOptions,
  optionLetters,
  rightLetters,
} from '@caderneta/contract';
import { checkForm, type Verdict } from '../../lib/forms/field-errors.ts';
import { bankItemsCopy } from './bank-items.copy.ts';

/** What the form's fields hold. */
export interface ItemValues {
  readonly municipalityId: string | null;
  readonly statement: string;
  /** As many as a question may have; empty ones are none. */
  readonly options: readonly string[];
  /** 'A' to 'E'; empty while nobody chose. */
  readonly right: string;
  readonly component: string;
  readonly year: string;
  readonly level: ItemLevel | '';
  readonly skills: readonly string[];
}

/** The form as it opens: of a question, or with what is known of a new one. */
export function startValues(
  of: Partial<Omit<BankItem, 'id' | 'version'>> | null,
  municipalityId: string | null,
): ItemValues {
  const options = of?.options ?? [];
  return {
    municipalityId: of?.municipality_id ?? municipalityId,
    statement: of?.statement ?? '',
    options: optionLetters.map((_, at) => options[at] ?? ''),
    right: of?.rule === undefined ? '' : (rightLetters(of.rule)[0] ?? ''),
    component: of?.component ?? '',
    year: of?.year ? String(of.year) : '',
    level: of?.level ?? '',
    skills: of?.skills ?? [],
  };
}

/**
 * Checks the fields. Options left empty after the last one are none; one that is skipped is missing.
 *
 * @param picture A new picture in base64; null where the stored one goes, undefined where it stays.
 */
export function checkItem(values: ItemValues, picture?: string | null): Verdict<BankItemInput> {
  const last = values.options.reduce((found, text, at) => (text.trim() === '' ? found : at), -1);
  const options = values.options.slice(0, Math.max(2, last + 1));
  const letter = optionLetters.find((one) => one === values.right);
  const rule = letter && (letter.toLowerCase() as Lowercase<typeof letter>);
  const checked = checkForm<BankItemInput>(bankItemInputSchema, {
    municipality_id: values.municipalityId ?? '',
    statement: values.statement,
    options,
    // Of none, the others are checked all the same.
    rule: rule ?? 'a',
    component: values.component,
    year: values.year === '' ? null : Number(values.year),
    level: values.level || null,
    skills: values.skills,
    ...(picture === undefined ? {} : { picture }),
  });
  if (rule && isRuleOfOptions(rule, options)) return checked;
  return { ok: false, errors: { ...(checked.ok ? {} : checked.errors), rule: bankItemsCopy.form.rightMissing } };
}

/** The class of a school year as its skills' field knows it: '5º Ano', '2ª série'. */
export const gradeOfYear = (year: string): string =>
  year === '' ? '' : Number(year) > 9 ? `${Number(year) - 9}ª série` : `${year}º Ano`;
