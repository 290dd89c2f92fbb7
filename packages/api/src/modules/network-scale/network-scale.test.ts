import { networkScaleEndpoints as calls, type ScaleRunInput, type ScaleRunStatus } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import { answerKeys } from '../../schema/assessments.table.ts';
import { auditLog } from '../../schema/audit-log.table.ts';
import { questionSkills } from '../../schema/question-skills.table.ts';
import { scaleRuns } from '../../schema/scale-runs.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { ids } from '../../server/testing/fixture.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { linkErrorAt } from './scale-findings.ts';
import { giveNetworkExam, renameExam } from './testing/network-exam.ts';

let server: TestServer;
let group: string;
const as = { role: 'MUNICIPALITY' } as const;
const municipality_id = ids.municipality.home;
const items = Array.from({ length: 12 }, (_, at) => ({ group: 0, question: at + 1 }));
const anchors = items.map((ref) => ({ base: ref, other: ref }));

beforeAll(async () => {
  server = await startTestServer();
  group = await giveNetworkExam(server, 300, items.length);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(scaleRuns);
});

const asked = (over: Partial<ScaleRunInput> = {}): ScaleRunInput => ({
  municipality_id,
  assessment_group_id: group,
  model: '2PL',
  ...over,
});
const start = async (over?: Partial<ScaleRunInput>) =>
  (await call(server, calls.start, { ...as, body: asked(over) })).data;
const get = async (id: string) => (await call(server, calls.get, { ...as, params: { id } })).data;
const until = async (id: string, status: ScaleRunStatus) => {
  await expect.poll(async () => (await get(id)).status, { interval: 100 }).toBe(status);
  return get(id);
};

test('an exam of several classes is offered with the models that its sheets carry', async () => {
  const { data } = await call(server, calls.exams, { ...as, query: { municipality_id } });
  expect(data).toEqual([
    {
      ...{ assessment_group_id: group, title: 'Prova da rede', school_year: 2026 },
      ...{ classes: 3, pupils: 300, models: ['RASCH', '2PL'], questions: items },
    },
  ]);
});

test('a base is calibrated in the background: questions, levels, and pupils together, 250 in the mean', async () => {
  const started = await start();
  expect(started).toMatchObject({ status: 'QUEUED', cycles: 0, base_run_id: null });
  const made = await until(started.id, 'DONE');
  expect(made.pupils).toBe(300);
  expect(made.findings?.items).toHaveLength(items.length);
  expect(made.findings?.levels.flatMap((level) => level.items)).toHaveLength(items.length);
  const groups = made.findings?.groups ?? [];
  expect(groups.map(({ kind, pupils }) => [kind, pupils])).toEqual([
    ['NETWORK', 300],
    ['INSTITUTION', 100],
    ['INSTITUTION', 200],
    ['CLASS', 100],
    ['CLASS', 100],
    ['CLASS', 100],
  ]);
  expect(Math.abs((groups[0]?.mean ?? 0) - 250)).toBeLessThan(2);
  // Of 300 pupils who are known as well as twelve questions tell, half of what can be known at the least.
  expect(groups[0]?.error).toBeGreaterThan(50 / Math.sqrt(300));
  expect(groups[0]?.error).toBeLessThan(50 / Math.sqrt(300 * 0.5));
  expect(made.years.map(({ run_id }) => run_id)).toEqual([made.id]);
  expect(JSON.stringify(made)).not.toContain(ids.pupil.assigned);
  const trail = await server.db.select().from(auditLog).where(eq(auditLog.record_id, made.id));
  expect(trail.map(({ action }) => action).sort()).toEqual(['CREATE', 'UPDATE']);
});

test('an exam counts the pupils that its run takes: no score alone, nothing of who was erased, no other version', async () => {
  const sheets = eq(assessmentResults.assessment_id, ids.assessment.assigned);
  const before = await server.db.select().from(assessmentResults).where(sheets).limit(3);
  const setAside = async ({ id }: { id: string }, change: Partial<typeof assessmentResults.$inferInsert>) =>
    server.db.update(assessmentResults).set(change).where(eq(assessmentResults.id, id));
  const [erased, inReview, ofB] = before;
  if (!erased || !inReview || !ofB) throw new Error('the exam has no sheets');
  await setAside(erased, { details: null });
  await setAside(inReview, { status: 'IN_REVIEW' });
  await setAside(ofB, { key_version: 'B' });
  const ofClass = eq(answerKeys.assessment_id, ids.assessment.assigned);
  await server.db
    .update(answerKeys)
    .set({ version_b: { key: [{}], annulled: [] } })
    .where(ofClass);
  const { data } = await call(server, calls.exams, { ...as, query: { municipality_id } });
  const made = await until((await start()).id, 'DONE');
  expect([data[0]?.pupils, made.pupils]).toEqual([297, 297]);
  await server.db.update(answerKeys).set({ version_b: null }).where(ofClass);
  for (const { id, details, status, key_version } of before) {
    await setAside({ id }, { details, status, key_version });
  }
});

test('a later exam is brought to its base by common questions, and both years are told beside each other', async () => {
  const base = await until((await start()).id, 'DONE');
  group = await renameExam(server, group);
  const made = await until((await start({ base: { run_id: base.id, anchors } })).id, 'DONE');
  expect(made.findings?.anchors).toHaveLength(anchors.length);
  expect(made.findings?.anchors.some(({ has_drifted }) => has_drifted)).toBe(false);
  // The same sheets: the same points, and a link that no choice of common questions would move.
  expect(made.findings?.link_error).toBeLessThan(1e-6);
  const [before, after] = [base, made].map(({ findings }) => findings?.groups.map(({ mean }) => mean?.toFixed(3)));
  expect(after).toEqual(before);
  expect(made.years.map(({ run_id }) => run_id)).toEqual([base.id, made.id]);
});

test('a model that the sample does not carry, the base’s own exam, too few common questions and unknown ones are refused', async () => {
  expect((await refused(server, calls.start, { ...as, body: asked({ model: '3PL' }) })).message).toContain('500');
  const base = await until((await start()).id, 'DONE');
  const by = (some: typeof anchors) => asked({ base: { run_id: base.id, anchors: some } });
  const own = await refused(server, calls.start, { ...as, body: by(anchors) });
  expect(own.message).toContain('é a do ano-base');
  group = await renameExam(server, group);
  const few = await refused(server, calls.start, { ...as, body: by(anchors.slice(0, 7)) });
  expect(few.message).toContain('7 questões comuns');
  const unknown = { group: 3, question: 9 };
  const strange = await refused(server, calls.start, {
    ...as,
    body: by([...anchors, { base: unknown, other: unknown }]),
  });
  expect(strange.message).toContain('não está nas duas');
});

test('one that waits is cancelled, once; asked for again it is the same, and another is refused meanwhile', async () => {
  const run = { municipality_id, assessment_group_id: group, title: 'Prova', school_year: 2026, model: '2PL' as const };
  const [row] = await server.db.insert(scaleRuns).values(run).returning();
  const params = { id: row?.id ?? '' };
  expect((await start()).id).toBe(params.id);
  expect((await refused(server, calls.start, { ...as, body: asked({ model: 'RASCH' }) })).code).toBe(
    'too-many-requests',
  );
  const tied = { run_id: params.id, anchors };
  expect((await refused(server, calls.start, { ...as, body: asked({ base: tied }) })).code).toBe('too-many-requests');
  expect((await call(server, calls.cancel, { ...as, params })).data.status).toBe('CANCELLED');
  expect((await refused(server, calls.cancel, { ...as, params })).message).toContain('já terminou');
});

test('levels are described by the skills that the questions have, told once however many classes have them', async () => {
  const run = await until((await start()).id, 'DONE');
  for (const site of ['assigned', 'unassigned'] as const) {
    await server.db.insert(questionSkills).values({
      ...{ assessment_id: ids.assessment[site], group: 0, question: 3, position: 0, code: 'EF09MA05' },
    });
  }
  expect((await get(run.id)).skills).toEqual([{ group: 0, question: 3, skills: [{ code: 'EF09MA05', text: null }] }]);
});

test('a school is told over the years with its classes, and an exam that was calibrated again counts once', async () => {
  const base = await until((await start()).id, 'DONE');
  const again = async (some: typeof anchors) =>
    until((await start({ base: { run_id: base.id, anchors: some } })).id, 'DONE');
  group = await renameExam(server, group);
  const [first, second] = [await again(anchors), await again(anchors.slice(0, 8))];
  expect((await get(first.id)).years.map(({ run_id }) => run_id)).toEqual([base.id, first.id]);
  expect((await get(base.id)).years.map(({ run_id }) => run_id)).toEqual([base.id, second.id]);
  const yearsOf = async (institution_id: string) =>
    (await call(server, calls.schoolYears, { ...as, params: { id: base.id }, query: { institution_id } })).data;
  const near = await yearsOf(ids.institution.near);
  expect(near.map(({ run_id, pupils }) => [run_id, pupils])).toEqual([
    [base.id, 200],
    [second.id, 200],
  ]);
  const school = base.findings?.groups.find(({ id }) => id === ids.institution.near);
  expect(near[0]).toMatchObject({ mean: school?.mean, error: school?.error });
  expect(near[0]?.classes.map(({ id }) => id).sort()).toEqual([ids.class.assigned, ids.class.unassigned].sort());
  expect(await yearsOf(ids.institution.away)).toEqual([]);
});

test('the error of a school in another year has that of the link where the school stands', async () => {
  const { findings: found } = await until((await start()).id, 'DONE');
  if (!found) throw new Error('nothing was found');
  // Common questions that each say something else, as those of two years do.
  const items = found.items.map(({ curve, ...ref }, at) => ({
    ...ref,
    curve: curve && { ...curve, b: curve.b + ([0.2, -0.3, 0.1][at % 3] ?? 0) },
  }));
  const findings = {
    ...found,
    items,
    anchors: anchors.map((pair) => ({ ...pair, difference: 0, has_drifted: false })),
  };
  const [base] = await server.db.select().from(scaleRuns);
  const over = { ...base, id: undefined, assessment_group_id: municipality_id, school_year: 2027 };
  const [later] = await server.db
    .insert(scaleRuns)
    .values({ ...over, base_run_id: base?.id, findings } as never)
    .returning();
  const params = { id: later?.id ?? '' };
  const query = { institution_id: ids.institution.far };
  const [before, after] = (await call(server, calls.schoolYears, { ...as, params, query })).data;
  expect(after?.mean).toBe(before?.mean);
  const link = linkErrorAt(findings, found)(after?.mean ?? Number.NaN);
  expect(link).toBeGreaterThan(1);
  expect(after?.error).toBeCloseTo(Math.hypot(before?.error ?? 0, link), 9);
  expect(after?.classes[0]?.error).toBeGreaterThan(before?.classes[0]?.error ?? Number.NaN);
});
