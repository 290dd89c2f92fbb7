import type { AnswerKey } from '../omr/omr.schema.ts';
import { optionLetters } from '../omr/option-letters.ts';
import type { ModelGroupKind } from '../omr/sheet-model-layout.schema.ts';
import { answersIn, type SheetAnswers } from '../sheet-answers/sheet-answers.ts';

/** Areas of a key, and questions of an area, at most. */
const mostAreas = 4;
const mostOfArea = 25;
const longestGroupName = 60;

/** What of a model's groups its shape follows from. */
interface ShapedLayout<Group extends ShapedGroup = ShapedGroup> {
  readonly groups: readonly Group[];
}
interface ShapedGroup {
  readonly name: string;
  readonly kind: ModelGroupKind;
  readonly use: boolean;
  readonly lines: readonly (readonly unknown[])[];
}

/** What of a model a key goes by. */
export interface SheetModelShape {
  /** Questions of each area of a key for this sheet. */
  readonly areas: readonly number[];
  /** Letters of a question, the most that one has. */
  readonly options: number;
  /** Names of the numbers that are filled in digit by digit. */
  readonly numbers: readonly string[];
}

/** The groups that are read as questions, in the order of their numbers. */
export const modelQuestionGroups = <Group extends ShapedGroup>({ groups }: ShapedLayout<Group>): Group[] =>
  groups.filter(({ use, kind }) => use && (kind === 'questions' || kind === 'other'));

/** A key's areas for so many questions by group: the groups themselves where a key can have them, else areas that are as full as can be. */
function areasOf(groups: readonly number[]): number[] {
  if (groups.length <= mostAreas && groups.every((questions) => questions <= mostOfArea)) return [...groups];
  const total = groups.reduce((sum, questions) => sum + questions, 0);
  return Array.from({ length: Math.ceil(total / mostOfArea) }, (_, at) =>
    Math.min(mostOfArea, total - at * mostOfArea),
  );
}

export function sheetModelShape(layout: ShapedLayout): SheetModelShape {
  const questions = modelQuestionGroups(layout);
  return {
    areas: areasOf(questions.map(({ lines }) => lines.length)),
    options: Math.max(0, ...questions.flatMap(({ lines }) => lines.map((line) => line.length))),
    numbers: layout.groups.filter(({ use, kind }) => use && kind === 'digits').map(({ name }) => name),
  };
}

/** What keeps a model from being an assessment's sheet. */
export type SheetModelViolation =
  | 'no-questions'
  | 'too-many-questions'
  | 'too-many-options'
  | 'several-versions'
  | 'long-name';

export function sheetModelViolation(layout: ShapedLayout): SheetModelViolation | null {
  const { areas, options } = sheetModelShape(layout);
  if (areas.length === 0) return 'no-questions';
  if (areas.length > mostAreas) return 'too-many-questions';
  if (options > optionLetters.length) return 'too-many-options';
  const versions = layout.groups.filter(({ use, kind }) => use && kind === 'version');
  if (versions.length > 1 || versions.some(({ lines }) => lines.length > 1)) return 'several-versions';
  return layout.groups.some(({ name }) => name.trim().length > longestGroupName) ? 'long-name' : null;
}

const violationMessages: Readonly<Record<SheetModelViolation, string>> = {
  'no-questions': 'Marque ao menos um grupo como questões.',
  'too-many-questions': 'Um modelo lê no máximo 100 questões. Ignore alguns grupos.',
  'too-many-options': 'Uma questão tem no máximo 5 alternativas. Divida o grupo.',
  'several-versions': 'O tipo de prova fica em um só grupo, de uma linha.',
  'long-name': `O nome do grupo deve ter no máximo ${longestGroupName} caracteres.`,
};

/** Says in words what keeps a model from being saved; null where nothing does. */
export function sheetModelProblem(layout: ShapedLayout): string | null {
  const violation = sheetModelViolation(layout);
  return violation && violationMessages[violation];
}

/** A key that fills a model's sheet: what a key editor that knows no key of the assessment goes by. */
export const fullKeyOf = ({ areas, options }: SheetModelShape): AnswerKey =>
  areas.map((questions) =>
    Object.fromEntries(
      Array.from({ length: questions }, (_, at) => [String(at + 1), options > 4 ? ('e' as const) : ('a' as const)]),
    ),
  );

/**
 * Answers that were read group by group, as the key counts them: the sheet's questions in order, in the key's areas. A key with fewer
 * questions than the sheet leaves the last of each area out.
 *
 * @param areas Questions of each area of the model, as `sheetModelShape` gives them.
 * @param asked Questions of each area of the key.
 */
export function asKeyAnswers(read: SheetAnswers, areas: readonly number[], asked: readonly number[]): SheetAnswers {
  const all = answersIn(read);
  let from = 0;
  return asked.map((questions, group) => {
    const own = all.slice(from, from + Math.min(questions, areas[group] ?? 0));
    from += areas[group] ?? 0;
    return {
      group,
      questions: own.map(({ state, letters, confidence }, at) => ({ question: at + 1, state, letters, confidence })),
    };
  });
}
