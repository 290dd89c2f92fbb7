import { type Lesson, lessonPatchSchema, type questionKinds } from '@caderneta/contract';
import { checkForm } from '../../lib/forms/field-errors.ts';
import { choiceLetters } from './choice-letters.ts';

export type QuestionKind = (typeof questionKinds)[number];

export interface QuestionValues {
  /** Of a question that is not saved yet below 0, which only tells it apart here: `checkLesson` numbers it. */
  readonly number: number;
  readonly kind: QuestionKind;
  readonly prompt: string;
  /** Texts of A to D; kept while the question is open, and not sent then. */
  readonly options: readonly string[];
}

/** The material as the form holds it: the stored one, a new one in base64, or none. */
export type MaterialChoice =
  | { readonly kind: 'stored'; readonly name: string; readonly size: number }
  | { readonly kind: 'chosen'; readonly name: string; readonly size: number; readonly base64: string }
  | null;

export interface LessonValues {
  readonly title: string;
  readonly body: string;
  readonly material: MaterialChoice;
  readonly questions: readonly QuestionValues[];
}

const noOptions = choiceLetters.map(() => '');

export const valuesOf = ({ title, body, attachment, questions }: Lesson): LessonValues => ({
  title,
  body,
  material: attachment && { kind: 'stored', name: attachment.name, size: attachment.size },
  questions: questions.map(({ number, kind, prompt, options }) => ({
    number,
    kind,
    prompt,
    options: options ?? noOptions,
  })),
});

/** A question after the last one. */
export const addQuestion = (questions: readonly QuestionValues[]): QuestionValues[] => [
  ...questions,
  { number: Math.min(0, ...questions.map(({ number }) => number)) - 1, kind: 'OPEN', prompt: '', options: noOptions },
];

type Saved = Pick<Lesson, 'questions' | 'next_question'>;

/**
 * The numbers that questions are saved under. Answers go by them: what is not in the lesson, or was of another kind there, is another question
 * and has a number that was never another's.
 */
function numbersOf({ questions, next_question }: Saved, values: readonly QuestionValues[]): number[] {
  const saved = new Map(questions.map(({ number, kind }) => [number, kind]));
  // An older server does not say the next one: past what is there is the best that can be said then.
  let next = Math.max(next_question ?? 1, ...[...saved.keys()].map((number) => number + 1));
  return values.map(({ number, kind }) => (saved.get(number) === kind ? number : next++));
}

/** Checks the content and answers it as the call takes it, its questions numbered as the lesson's. A stored material is not sent again. */
export function checkLesson({ title, body, material, questions }: LessonValues, lesson: Saved) {
  const numbers = numbersOf(lesson, questions);
  const file =
    material?.kind === 'stored'
      ? {}
      : material === null
        ? { file: null }
        : { file: material.base64, file_name: material.name };
  return checkForm(lessonPatchSchema, {
    title,
    body,
    ...file,
    questions: questions.map(({ kind, prompt, options }, at) => ({
      number: numbers[at],
      kind,
      prompt,
      options: kind === 'CHOICE' ? options : null,
    })),
  });
}
