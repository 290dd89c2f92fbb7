import {
  type AnswerKey,
  assessmentEndpoints as calls,
  type KeyVersion,
  type QuestionAnalysis,
  type SavedKey,
  type SheetGrade,
  sheetDetails,
} from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import results from '../../../../../fixtures/stored/results.json';
import widerKey from '../../../../../fixtures/stored/wider-key.json';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import { answerKeys } from '../../schema/assessments.table.ts';
import { call } from '../../server/testing/call.ts';
import { ids, municipalityOf } from '../../server/testing/fixture.ts';
import { startTestServer } from '../../server/testing/test-server.ts';
import type { StoredMarks } from './stored-answers.ts';

interface Stored {
  readonly name: string;
  readonly saved: SavedKey;
  readonly version: KeyVersion;
  readonly details: StoredMarks;
  readonly expected: {
    readonly grade: SheetGrade;
    readonly regraded: SheetGrade;
    readonly analysis: readonly (Partial<Omit<QuestionAnalysis, 'options'>> & {
      readonly options: readonly Pick<QuestionAnalysis['options'][number], 'letter' | 'share'>[];
    })[];
    readonly blanks: readonly string[];
  };
}

const server = await startTestServer();
afterAll(() => server.close());

const params = { id: ids.assessment.assigned };
const teacher = { role: 'TEACHER' as const, params };
const student_profile_id = ids.pupil.second;
/** Keys of any shape were stored before the editor's became the rule. */
const withShapeOf = (key: AnswerKey) =>
  server.db.update(answerKeys).set({ key }).where(eq(answerKeys.assessment_id, params.id));
const found = async () =>
  (await call(server, calls.result, { ...teacher, params: { ...params, studentProfileId: student_profile_id } })).data;

test.each(results as readonly Stored[])(
  'a result that was stored before reads, counts and is graded again as then: $name',
  async ({ saved, version, details, expected }) => {
    await server.db.delete(assessmentResults);
    const { key, annulled, version_b: other } = saved;
    const version_b = other && { key: other.key, annulled: other.annulled };
    await withShapeOf(key);
    await call(server, calls.saveKey, { ...teacher, body: { key, annulled, version_b } });
    await server.db.insert(assessmentResults).values({
      ...{ municipality_id: municipalityOf.assigned, school_year: 2026, assessment_id: params.id, student_profile_id },
      ...{ ...expected.grade, details, key_version: version, created_at: new Date(), updated_at: new Date() },
    });

    const { unasked: _, ...shown } = details;
    expect(await found()).toMatchObject({ ...expected.grade, details: shown, key_version: version });
    const queue = await call(server, calls.reviewQueue, { ...teacher, query: { blanks: 'true' } });
    const asked = new Set(expected.analysis.filter(({ annulled: isOut }) => !isOut).map(({ id }) => id));
    const by = version === 'B' && other ? other : saved;
    const isFree = (id: string) => by.annulled.some(({ group, question }) => `${group}/${question}` === id);
    expect(queue.data.map(({ group, question }) => `${group}/${question}`)).toEqual(
      expected.blanks.filter((id) => asked.has(id) && !isFree(id)),
    );
    const { data: questions } = await call(server, calls.questions, { ...teacher, query: { limit: '100' } });
    const ofVersion = questions.filter(({ key_version }) => key_version === version);
    expect(ofVersion.map((line) => ({ ...line, id: line.id.replace(/^B\//, '') }))).toMatchObject(expected.analysis);

    const wider = { key: widerKey as AnswerKey, annulled: [] };
    await withShapeOf(wider.key);
    await call(server, calls.saveKey, { ...teacher, body: { ...wider, version_b: other && wider } });
    const again = await found();
    expect(again).toMatchObject(expected.regraded);
    expect(sheetDetails(again.details)).toMatchObject({
      total: expected.regraded.total,
      acertos: expected.regraded.hits,
    });
  },
);
