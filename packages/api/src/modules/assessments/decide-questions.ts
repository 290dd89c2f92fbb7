import {
  type AnswerKey,
  type AssessmentResult,
  fail,
  keyLetter,
  keyOfVersion,
  type LegacyArea,
  type Outcome,
  type ReviewAnswer,
  type reviewDecisionsSchema,
  succeed,
} from '@caderneta/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { FileStore } from '../../files/file-store.ts';
import { assessmentResults } from '../../schema/index.ts';
import type { Unit } from '../../server/unit-of-work.ts';
import { assessmentMessages } from './assessments.messages.ts';
import { readReview, replaceReview } from './crops.ts';
import { type Answer, gradeMarks, storedMarks, wireNumber } from './grade-marks.ts';
import { readKey } from './keys.repository.ts';
import { lockAssessment, placeOf } from './lock-assessment.ts';
import { findResult, pupilOf } from './results.repository.ts';
import { storedResult } from './stored-result.ts';
import { openQuestions, undecidedOf } from './undecided.ts';

type Draft = z.output<typeof reviewDecisionsSchema>;
type Decision = Draft['decisions'][number];

const isOf = (decision: Pick<Decision, 'group' | 'question'>, group: number, question: number) =>
  decision.group === group && decision.question === question;

/** An answer as a person decided it. A double one keeps the letters that were seen, and none of them counts. */
function decidedAnswer(answer: Answer, decided: ReviewAnswer): Answer {
  const sure = { ...answer, confidence: 1 };
  if (decided === 'DOUBLE') return { ...sure, state: 'blank', alternativa_marcada: null };
  if (decided === 'BLANK') return { ...sure, state: 'blank', marked: null, alternativa_marcada: null };
  return { ...sure, state: 'marked', marked: decided, alternativa_marcada: wireNumber(decided) };
}

/** The marks with what was decided, and the answers before; null where a decision is about nothing that was read. */
function decideMarks(
  marks: readonly LegacyArea[],
  key: AnswerKey,
  decisions: readonly Decision[],
): { marks: LegacyArea[]; before: Answer[] } | null {
  const before: Answer[] = [];
  for (const { group, question, answer } of decisions) {
    const found = marks
      .filter(({ area }) => area === group + 1)
      .flatMap(({ respostas }) => respostas.filter(({ questao }) => questao === question))[0];
    if (!found || !keyLetter(key, group, question)) return null;
    if (answer === 'DOUBLE' && (found.marked?.length ?? 0) < 2) return null;
    before.push(found);
  }
  const decided = marks.map((area) => ({
    ...area,
    respostas: area.respostas.map((answer) => {
      const decision = decisions.findLast((one) => isOf(one, area.area - 1, answer.questao));
      return decision ? decidedAnswer(answer, decision.answer) : answer;
    }),
  }));
  return { marks: decided, before };
}

/**
 * Decides questions of a pupil's sheet: those that wait for it, or any other that was read. The result is graded anew, and is 'Corrigida'
 * once nothing waits; pictures of what was decided go. The audit log has what each question was and became.
 */
export async function decideQuestions(
  unit: Unit,
  fileStore: FileStore,
  assessmentId: string,
  studentId: string,
  { decisions, version }: Draft,
): Promise<Outcome<AssessmentResult>> {
  const held = await lockAssessment(unit, assessmentId);
  const before = held && (await storedResult(unit.db, held, studentId));
  if (!before) return fail('not-found');
  if (version !== undefined && version !== before.version) return fail('version-conflict');
  const saved = await readKey(unit.db, assessmentId);
  if (!saved) return fail('key-missing');
  const { key, annulled } = keyOfVersion(saved, before.key_version);
  const decided = decideMarks(storedMarks(before.details), key, decisions);
  if (!decided) return fail('invalid-request', { errors: [assessmentMessages.questionUnread] });

  const waiting = openQuestions(await readReview(unit.db, fileStore, before.id), key);
  const left = waiting.filter(({ group, question }) => !decisions.some((one) => isOf(one, group, question)));
  const graded = gradeMarks(decided.marks, key, annulled);
  const status = undecidedOf(left, annulled).length > 0 ? ('IN_REVIEW' as const) : ('CORRECTED' as const);
  const author = { corrected_by: unit.viewer.userId, updated_at: unit.now };
  await unit.db
    .update(assessmentResults)
    .set({ ...graded, status, ...author, version: sql`${assessmentResults.version} + 1` })
    .where(
      and(
        eq(assessmentResults.municipality_id, before.municipality_id),
        eq(assessmentResults.school_year, before.school_year),
        eq(assessmentResults.id, before.id),
      ),
    );
  await replaceReview(
    unit,
    fileStore,
    before,
    left.map((item) => ({ item, crop: null })),
  );
  const student = (await pupilOf(unit.db, held.row.class_id, studentId)) ?? '';
  await unit.record({
    action: 'UPDATE',
    table: 'assessment_results',
    recordId: before.id,
    municipalityId: held.municipalityId,
    institutionId: held.row.institution_id,
    from: {
      ...{ status: before.status, score: before.score, hits: before.hits },
      answers: decisions.map(({ group, question }, place) => {
        const { state = null, marked = null } = decided.before[place] ?? {};
        return { group, question, state, marked };
      }),
    },
    to: { status, score: graded.score, hits: graded.hits, answers: decisions },
    ...assessmentMessages.reviewed(held.row.title, student),
  });
  const shown = await findResult(unit.db, fileStore, placeOf(held), studentId);
  if (!shown) throw new Error('a result just decided is out of sight');
  return succeed(shown);
}
