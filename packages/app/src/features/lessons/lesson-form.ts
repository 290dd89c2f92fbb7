import { type Lesson, lessonPatchSchema, type questionKinds } from '@caderneta/contract';
import { checkForm } from '../../lib/forms/field-errors.ts';
import { choiceLetters } from './choice-letters.ts';

export type QuestionKind = (typeof questionKinds)[number];

export interface QuestionValues {
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

/** A question after the last one: its number was never another's, so that no answer comes to stand under it. */
export const addQuestion = (questions: readonly QuestionValues[]): QuestionValues[] => [
  ...questions,
  { number: Math.max(0, ...questions.map(({ number }) => number)) + 1, kind: 'OPEN', prompt: '', options: noOptions },
];

/** Checks the content and answers it as the call takes it. A stored material is not sent again. */
export function checkLesson({ title, body, material, questions }: LessonValues) {
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
    questions: questions.map(({ number, kind, prompt, options }) => ({
      number,
      kind,
      prompt,
      options: kind === 'CHOICE' ? options : null,
    })),
  });
}
