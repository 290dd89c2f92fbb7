import {
  isAnnulled,
  lettersOfKeys,
  type QuestionRef,
  questionId,
  type ScaleRunResult,
  type SheetModelShape,
} from '@caderneta/contract';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { answerKeys, assessments } from '../../schema/assessments.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { questionSkills } from '../../schema/question-skills.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { skillNames } from './class-skills.repository.ts';

type Asked = Pick<typeof answerKeys.$inferSelect, 'key' | 'annulled'>;

/** How many letters the questions of an exam have: as the model of its sheet says, or as its keys do. */
export const optionsOf = (keys: readonly Asked[], shape: SheetModelShape | null): number =>
  shape?.options ?? lettersOfKeys(...keys.map(({ key }) => key)).length;

/** The questions that every class was asked and none had annulled, in the sheet's order. */
export function itemsOf(keys: readonly Asked[]): QuestionRef[] {
  const asked = keys.map(({ key, annulled }) =>
    key.flatMap((questions, group) =>
      Object.keys(questions)
        .map((number) => ({ group, question: Number(number) }))
        .filter(({ question }) => !isAnnulled(annulled, group, question)),
    ),
  );
  const [first = [], ...others] = asked.map((refs) => new Map(refs.map((ref) => [questionId(ref), ref])));
  return [...first.values()]
    .filter((ref) => others.every((refs) => refs.has(questionId(ref))))
    .sort((left, right) => left.group - right.group || left.question - right.question);
}

const inExams = (municipalityId: string, groupIds: readonly string[]) =>
  and(
    eq(institutions.municipality_id, municipalityId),
    inArray(assessments.assessment_group_id, [...groupIds]),
    eq(assessments.format, 'GABARITO'),
    isNull(assessments.archived_at),
  );

/** The questions of exams of a municipality, by exam. */
export async function readExamQuestions(
  db: Queries,
  municipalityId: string,
  groupIds: readonly string[],
): Promise<Map<string, QuestionRef[]>> {
  if (groupIds.length === 0) return new Map();
  // Most classes have the key of the others: each is read once.
  const rows = await db
    .selectDistinct({
      group: sql<string>`${assessments.assessment_group_id}`,
      key: answerKeys.key,
      annulled: answerKeys.annulled,
    })
    .from(answerKeys)
    .innerJoin(assessments, eq(assessments.id, answerKeys.assessment_id))
    .innerJoin(institutions, eq(institutions.id, assessments.institution_id))
    .where(inExams(municipalityId, groupIds));
  return new Map(groupIds.map((id) => [id, itemsOf(rows.filter(({ group }) => group === id))]));
}

/** The skills that the questions of an exam have, in any of its classes. */
export async function readExamSkills(
  db: Queries,
  municipalityId: string,
  groupId: string,
): Promise<ScaleRunResult['skills']> {
  const { group, question, code, position } = questionSkills;
  const rows = await db
    .selectDistinct({ group, question, code, position })
    .from(questionSkills)
    .innerJoin(assessments, eq(assessments.id, questionSkills.assessment_id))
    .innerJoin(institutions, eq(institutions.id, assessments.institution_id))
    .where(inExams(municipalityId, [groupId]))
    .orderBy(asc(group), asc(question), asc(position), asc(code));
  const names = await skillNames(db, municipalityId, [...new Set(rows.map((row) => row.code))]);
  const byQuestion = new Map<string, ScaleRunResult['skills'][number]>();
  for (const row of rows) {
    const { skills, ...ref } = byQuestion.get(questionId(row)) ?? { ...row, skills: [] };
    const isKnown = skills.some((skill) => skill.code === row.code);
    const skill = { code: row.code, text: names.get(row.code)?.text ?? null };
    byQuestion.set(questionId(row), {
      group: ref.group,
      question: ref.question,
      skills: isKnown ? skills : [...skills, skill],
    });
  }
  return [...byQuestion.values()];
}
