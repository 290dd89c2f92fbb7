import {
  type AnswerGroup,
  type AnswerKey,
  answersIn,
  answersUnder,
  decidedAnswer,
  expectedQuestions,
  fromWire,
  type GradingKey,
  gridOf,
  isAnnulled,
  isOpen,
  type KeyVersion,
  mapAnswers,
  type OmrProcessResponse,
  questionId,
  questionsInGrids,
  type ReviewItem,
  type SheetAnswers,
} from '@caderneta/contract';
import type { IdentityStrip } from '@caderneta/omr-engine';

/** A sheet as read, before or after it is saved: its answers, and pictures of doubtful rows. */
export interface SheetDraft {
  readonly answers: SheetAnswers;
  /** JPEG in base64 of rows to look at, by `questionId`; of a number its grid's, as the reader names it. */
  readonly crops: Readonly<Record<string, string>>;
  /** The code on the sheet; null when it has none or it was not legible. */
  readonly identity: string | null;
  /** What the strip on the sheet says; null as `identity`. */
  readonly strip: IdentityStrip | null;
  /** The key version, where the teacher said it. */
  readonly version?: KeyVersion;
  /** The picture that it was read from, JPEG in base64, where the teacher wants it kept; null where not. Absent: nothing was read anew. */
  readonly photo?: string | null;
  /** Somebody typed its answers from the paper. */
  readonly isTyped?: true;
}

/** What a service answered, as a draft. */
export function draftOfService({ resultados, identity, strip }: OmrProcessResponse): SheetDraft | null {
  if (!resultados?.length) return null;
  return { answers: fromWire(resultados), crops: {}, identity: identity ?? null, strip: strip ?? null };
}

/** Only a draft with every question of the key, or of its page, may be saved; a key without questions has no complete reading. */
export function isComplete(draft: SheetDraft, key: AnswerKey): boolean {
  const expected = expectedQuestions(key);
  return expected > 0 && answersIn(draft.answers).length >= expected;
}

/** Everything that two readings of one sheet must share to count as alike. */
export const signatureOf = (draft: SheetDraft): string =>
  draft.answers
    .map(({ group, questions }) =>
      questions.map(({ question, state, letters }) => `${group}/${question}${state}${letters}`).join(' '),
    )
    .join('|');

/** Questions in which two readings differ. */
export function differenceOf(a: SheetDraft, b: SheetDraft): number {
  const [left, right] = [a, b].map((draft) => signatureOf(draft).split(/[ |]/));
  const longest = Math.max(left?.length ?? 0, right?.length ?? 0);
  let different = 0;
  for (let at = 0; at < longest; at++) if (left?.[at] !== right?.[at]) different += 1;
  return different;
}

/** The questions that a person must decide by a key, with the picture of their row. */
export function openItems({ answers, crops }: Pick<SheetDraft, 'answers' | 'crops'>, key: AnswerKey): ReviewItem[] {
  const inGrids = questionsInGrids(answers, key);
  return answersIn(answersUnder(answers, key))
    .filter(isOpen)
    .map((answer) => ({
      group: answer.group,
      question: answer.question,
      marked: answer.letters || null,
      state: answer.state === 'multiple' ? 'multiple' : 'uncertain',
      crop: crops[questionId(gridOf(inGrids, answer) ?? answer)] ?? null,
    }));
}

/** Whether a person must decide anything before the sheet is corrected: what was annulled counts as right whatever was marked. */
export const isDoubtful = (draft: SheetDraft, { key, annulled }: GradingKey): boolean =>
  openItems(draft, key).some(({ group, question }) => !isAnnulled(annulled, group, question));

/** What a person chose for doubtful questions, by `questionId`: a letter, 'AC' where several may be, or '' for 'Em branco'. */
export type Choices = Readonly<Record<string, string>>;

/** The answers with what was chosen. */
export const withChoices = (answers: SheetAnswers, choices: Choices): AnswerGroup[] =>
  mapAnswers(answers, (answer, group) => {
    const chosen = choices[questionId({ group, question: answer.question })];
    if (chosen === undefined) return answer;
    return decidedAnswer(answer, chosen === '' ? 'BLANK' : chosen);
  });
