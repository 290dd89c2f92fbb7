import {
  type AnswerKey,
  expectedQuestions,
  type GradingKey,
  isAnnulled,
  type KeyVersion,
  keyLetter,
  type LegacyArea,
  normaliseAlternative,
  type OmrProcessResponse,
  type OptionLetter,
  optionLetters,
  type QuestionState,
  type ReviewItem,
  type SheetGrade,
  sheetGrade,
} from '@caderneta/contract';
import type { IdentityStrip } from '@caderneta/omr-engine';

export type Answer = LegacyArea['respostas'][number];

/** A sheet as read, before or after it is saved: every area with its answers, and pictures of doubtful rows. */
export interface SheetDraft {
  readonly areas: readonly LegacyArea[];
  /** JPEG in base64 of rows to look at, by place. */
  readonly crops: Readonly<Record<string, string>>;
  /** The code on the sheet; null when it has none or it was not legible. */
  readonly identity: string | null;
  /** What the strip on the sheet says; null as `identity`. */
  readonly strip: IdentityStrip | null;
  /** The key version, where the teacher said it. */
  readonly version?: KeyVersion;
  /** The picture that it was read from, JPEG in base64, where the teacher wants it kept; null where not. Absent: nothing was read anew. */
  readonly photo?: string | null;
}

/** Names a question: group from 0, question from 1 within it. */
export const placeOf = (group: number, question: number): string => `${group}/${question}`;

/** The state of an answer; services that give none say with null that no mark was clear, which a person must look at. */
export const stateOf = (answer: Answer): QuestionState =>
  answer.state ?? (normaliseAlternative(answer.alternativa_marcada) === null ? 'uncertain' : 'marked');

/** Letters seen on a question: one when marked, several when double, none when blank. */
export const lettersOf = (answer: Answer): string =>
  answer.marked ?? normaliseAlternative(answer.alternativa_marcada) ?? '';

/** What a service answered, as a draft: each answer with an explicit state. */
export function draftOfService(response: OmrProcessResponse): SheetDraft | null {
  if (!response.resultados?.length) return null;
  const areas = response.resultados.map((area) => ({
    ...area,
    respostas: area.respostas.map((answer) => ({
      ...answer,
      state: stateOf(answer),
      marked: lettersOf(answer) || null,
    })),
  }));
  return { areas, crops: {}, identity: response.identity ?? null, strip: response.strip ?? null };
}

/** Only a draft with every question of the key may be saved; a key without questions has no complete reading. */
export function isComplete(draft: SheetDraft, key: AnswerKey): boolean {
  const expected = expectedQuestions(key);
  const read = draft.areas.reduce((sum, { respostas }) => sum + respostas.length, 0);
  return expected > 0 && read >= expected;
}

export const isOpen = (answer: Answer): boolean => {
  const state = stateOf(answer);
  return state === 'multiple' || state === 'uncertain';
};

/** Everything that two readings of one sheet must share to count as alike. */
export const signatureOf = (draft: SheetDraft): string =>
  draft.areas
    .map(({ respostas }) =>
      respostas.map((answer) => `${answer.questao}${stateOf(answer)}${lettersOf(answer)}`).join(' '),
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

/** The questions that a person must decide, with the picture of their row. */
export const openItems = (draft: SheetDraft): ReviewItem[] =>
  draft.areas.flatMap(({ area, respostas }) =>
    respostas.filter(isOpen).map((answer) => ({
      group: area - 1,
      question: answer.questao,
      marked: lettersOf(answer) || null,
      state: stateOf(answer) === 'multiple' ? ('multiple' as const) : ('uncertain' as const),
      crop: draft.crops[placeOf(area - 1, answer.questao)] ?? null,
    })),
  );

/** Whether a person must decide anything before the sheet is corrected: what was annulled counts as right whatever was marked. */
export const isDoubtful = (draft: SheetDraft, { annulled }: GradingKey): boolean =>
  openItems(draft).some(({ group, question }) => !isAnnulled(annulled, group, question));

/** What a person chose for doubtful questions, by place: a letter, or '' for 'Em branco'. */
export type Choices = Readonly<Record<string, string>>;

const wireNumber = (letter: string): number | null => {
  const at = optionLetters.indexOf(letter as OptionLetter);
  return at < 0 ? null : at + 1;
};

/**
 * The areas with what was chosen, graded by the key as the server does it: whatever a service said of right and wrong does not count. A
 * question that nobody decided stays open, and counts as wrong; one that was annulled counts as right.
 */
export function gradeAreas(
  areas: readonly LegacyArea[],
  { key, annulled }: GradingKey,
  choices: Choices = {},
): LegacyArea[] {
  return areas.map((area) => ({
    ...area,
    respostas: area.respostas.map((answer): Answer => {
      const chosen = choices[placeOf(area.area - 1, answer.questao)];
      const state: QuestionState = chosen === undefined ? stateOf(answer) : chosen === '' ? 'blank' : 'marked';
      const letters = chosen ?? lettersOf(answer);
      const right = keyLetter(key, area.area - 1, answer.questao);
      const clear = state === 'marked' && letters.length === 1;
      return {
        ...answer,
        state,
        confidence: chosen === undefined ? answer.confidence : 1,
        marked: letters || null,
        alternativa_marcada: clear ? wireNumber(letters) : null,
        alternativa_correta: (right && wireNumber(right)) ?? answer.alternativa_correta,
        correto: isAnnulled(annulled, area.area - 1, answer.questao) || (clear && letters === right),
      };
    }),
  }));
}

/** Hits over the key's questions, of areas that `gradeAreas` graded by it. */
export const gradeOf = (areas: readonly LegacyArea[], { key, annulled }: GradingKey): SheetGrade =>
  sheetGrade(areas, key, annulled);
