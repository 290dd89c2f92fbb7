import { isDeepStrictEqual } from 'node:util';
import type { FieldError, lessonPatchSchema } from '@caderneta/contract';
import { optionLetters } from '@caderneta/contract';
import type { z } from 'zod';
import type { lessonQuestions } from '../../schema/lessons.table.ts';

type Questions = NonNullable<z.output<typeof lessonPatchSchema>['questions']>;
type Question = Pick<typeof lessonQuestions.$inferSelect, 'number' | 'kind' | 'prompt' | 'options'>;

/** The letter that takes the place of another one, by that one; one that is not named is not offered any more. */
type Letters = Readonly<Record<string, string>>;

const byNumber = <Q extends Question>(questions: readonly Q[], wanted: number) =>
  questions.find(({ number }) => number === wanted);
/** The letter of an option. */
export const letterAt = (index: number): string => optionLetters[index] ?? '';

/** A lesson's questions as people read of them in the audit log and in a conflict, a line each, in their order. */
export const questionsInWords = (questions: readonly Question[]): string[] =>
  questions
    .toSorted((one, other) => one.number - other.number)
    .map(({ number, prompt, options }) => {
      const offered = options?.map((text, index) => `${letterAt(index)}) ${text}`).join('; ');
      return `${number}. ${prompt} (${offered === undefined ? 'texto aberto' : `alternativas: ${offered}`})`;
    });

type Dated = Question & Pick<typeof lessonQuestions.$inferSelect, 'asked_since'>;

/** With which version a lesson comes to ask this: the one of its earlier self, where nothing of it changes. */
export function askedSince(
  earlier: readonly Dated[],
  { number, prompt, options }: Questions[number],
  version: number,
): number {
  const before = byNumber(earlier, number);
  const isSame = before?.prompt === prompt && isDeepStrictEqual(before.options, options);
  return isSame ? before.asked_since : version;
}

/** The questions that a page of some version shows as they are. A page that does not say its version is taken to show all. */
export const shownOn = <Q extends Dated>(questions: readonly Q[], version: number | undefined): Q[] =>
  questions.filter(({ asked_since }) => version === undefined || asked_since <= version);

/** Questions that would come to have the answers to another one: under a number that was another's, or of another kind than they had. */
export const questionErrors = (stands: readonly Question[], next: number, sent: Questions): FieldError[] =>
  sent.flatMap(({ number, kind }, index) => {
    const before = byNumber(stands, number);
    if (!before && number < next) {
      const message = `O número ${number} já foi de uma pergunta que saiu desta aula e não volta a ser usado. Recarregue a página e adicione a pergunta de novo.`;
      return [{ field: `questions.${index}.number`, message }];
    }
    if (before && before.kind !== kind) {
      const message =
        'O tipo desta pergunta não muda: as respostas dadas são do tipo de antes. Recarregue a página e adicione outra pergunta.';
      return [{ field: `questions.${index}.kind`, message }];
    }
    return [];
  });

/**
 * Where answers go when options change. They follow the text that was chosen; a text that was corrected where it stands keeps its letter. What
 * is gone, while another option took its letter, takes its answers along.
 */
function lettersOf(before: readonly string[], after: readonly string[]): Letters {
  return Object.fromEntries(
    before.flatMap((text, index) => {
      const now = after[index] === text ? index : after.indexOf(text);
      if (now !== -1) return [[letterAt(index), letterAt(now)]];
      const isCorrected = !before.includes(after[index] ?? '');
      return isCorrected ? [[letterAt(index), letterAt(index)]] : [];
    }),
  );
}

/** By question number, the letters of the choices whose answers have to move. */
export function movedLetters(stands: readonly Question[], sent: Questions): Readonly<Record<number, Letters>> {
  const changed = sent.flatMap(({ number, options }) => {
    const before = byNumber(stands, number)?.options;
    const letters = before && options ? lettersOf(before, options) : {};
    const isMoved = before?.some((_, index) => letters[letterAt(index)] !== letterAt(index)) ?? false;
    return isMoved ? [[number, letters] as const] : [];
  });
  return Object.fromEntries(changed);
}
