import {
  type AnswerGroup,
  fromWire,
  type GradedSheet,
  type GradingKey,
  gradeSheet,
  type OmrDetails,
  omrDetailsSchema,
  type SheetAnswers,
  type SheetGrade,
  toWire,
  type WireArea,
  wireAreaSchema,
} from '@caderneta/contract';
import { z } from 'zod';

/** Marks as a result keeps them: those that the key asks for, graded, and the others, in case a later key asks for them. */
export type StoredMarks = OmrDetails & { readonly unasked?: readonly WireArea[] };

const storedMarksSchema = omrDetailsSchema.extend({ unasked: z.array(wireAreaSchema).optional() });

/** Every answer that a stored result holds, those that no key has asked for too; none where it was saved as a score alone. */
export function storedAnswers(details: unknown): AnswerGroup[] {
  const { data } = storedMarksSchema.safeParse(details);
  return data ? fromWire([...data.omr, ...(data.unasked ?? [])]) : [];
}

/** Columns and questions in the sheet's order; of several answers to a question the first, which is the one that counts. */
const inOrder = (answers: SheetAnswers): AnswerGroup[] =>
  answers
    .map((own) => {
      const first = new Map(own.questions.toReversed().map((answer) => [answer.question, answer]));
      return { ...own, questions: [...first.values()].sort((left, right) => left.question - right.question) };
    })
    .sort((left, right) => left.group - right.group);

function marksOf({ answers, grade: { hits, total } }: GradedSheet, groups: number): StoredMarks {
  const part = (isAsked: boolean) =>
    answers.map((own) => ({ ...own, questions: own.questions.filter(({ rule }) => (rule !== null) === isAsked) }));
  const unasked = toWire(part(false).filter(({ questions }) => questions.length > 0));
  const omr = toWire(part(true).filter(({ group }) => group < groups));
  return { omr, total, acertos: hits, ...(unasked.length > 0 ? { unasked } : {}) };
}

/** What is stored of a sheet that was graded by a key: columns of a result's row. */
export interface GradedResult extends SheetGrade {
  readonly details: StoredMarks;
}

/** Grades a sheet's answers and puts them in the shape in which a result keeps them. */
export function gradeForStore(answers: SheetAnswers, by: GradingKey): GradedResult {
  const graded = gradeSheet(inOrder(answers), by);
  return { ...graded.grade, details: marksOf(graded, by.key.length) };
}
