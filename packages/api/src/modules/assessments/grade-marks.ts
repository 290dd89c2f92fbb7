import {
  type AnnulledQuestion,
  type AnswerKey,
  isAnnulled,
  keyLetter,
  type LegacyArea,
  legacyAreaSchema,
  normaliseAlternative,
  type OmrDetails,
  type OptionLetter,
  omrDetailsSchema,
  optionLetters,
  type SheetGrade,
  sheetGrade,
} from '@caderneta/contract';
import { z } from 'zod';

export type Answer = LegacyArea['respostas'][number];

/** Stored marks: those that the key asks for, graded, and the others, kept in case a later key asks for them. */
export type StoredMarks = OmrDetails & { readonly unasked?: readonly LegacyArea[] };

/** A sheet beside its key: what is stored of a result. */
export interface GradedMarks extends SheetGrade {
  readonly details: StoredMarks;
}

/** The one letter of an answer that counts: blank, double and doubtful questions have none until a person decides. */
export function markedLetter(answer: Answer): OptionLetter | null {
  if (answer.state !== undefined && answer.state !== 'marked') return null;
  return normaliseAlternative(answer.alternativa_marcada ?? (answer.marked?.length === 1 ? answer.marked : null));
}

/** A letter as the wire counts it: A is 1. */
export const wireNumber = (letter: OptionLetter): number => optionLetters.indexOf(letter) + 1;

/** Answers by area number and question: areas of one number are one, and of a question the first answer holds. */
function gather(areas: readonly LegacyArea[]): LegacyArea[] {
  const byNumber = new Map<number, { area: LegacyArea; answers: Map<number, Answer> }>();
  for (const area of areas) {
    const { answers } = byNumber.get(area.area) ?? { answers: new Map<number, Answer>() };
    for (const answer of area.respostas) if (!answers.has(answer.questao)) answers.set(answer.questao, answer);
    if (!byNumber.has(area.area)) byNumber.set(area.area, { area, answers });
  }
  return [...byNumber.values()].map(({ area, answers }) => ({
    ...area,
    respostas: [...answers.values()].sort((left, right) => left.questao - right.questao),
  }));
}

const storedMarksSchema = omrDetailsSchema.extend({ unasked: z.array(legacyAreaSchema).optional() });

/** Every mark that a stored result holds, those that no key has asked for too; none where it was saved as a score alone. */
export function storedMarks(details: unknown): LegacyArea[] {
  const { data } = storedMarksSchema.safeParse(details);
  return data ? [...data.omr, ...(data.unasked ?? [])] : [];
}

function gradeAnswer(answer: Answer, right: OptionLetter): Answer {
  const marked = markedLetter(answer);
  const alternativa_marcada = marked ? wireNumber(marked) : null;
  return { ...answer, alternativa_marcada, alternativa_correta: wireNumber(right), correto: marked === right };
}

/**
 * Grades marks against a key, whatever their sender said of right and wrong. The key says how many questions there are:
 * one without an answer is wrong, an answer to no question does not count. Areas and questions count from 1. What is annulled counts as
 * right, whatever was marked there, and where nothing was.
 */
export function gradeMarks(
  sent: readonly LegacyArea[],
  key: AnswerKey,
  annulled: readonly AnnulledQuestion[] = [],
): GradedMarks {
  const omr: LegacyArea[] = [];
  const unasked: LegacyArea[] = [];
  for (const area of gather(sent)) {
    const asked: Answer[] = [];
    const others: Answer[] = [];
    for (const answer of area.respostas) {
      const right = keyLetter(key, area.area - 1, answer.questao);
      const graded = right && gradeAnswer(answer, right);
      const isFree = isAnnulled(annulled, area.area - 1, answer.questao);
      if (graded) asked.push(isFree ? { ...graded, correto: true } : graded);
      else others.push(answer);
    }
    if (area.area <= key.length) omr.push({ ...area, respostas: asked });
    if (others.length > 0) unasked.push({ ...area, respostas: others });
  }
  omr.sort((left, right) => left.area - right.area);
  const grade = sheetGrade(omr, key, annulled);
  const details = { omr, total: grade.total, acertos: grade.hits, ...(unasked.length > 0 ? { unasked } : {}) };
  return { ...grade, details };
}
