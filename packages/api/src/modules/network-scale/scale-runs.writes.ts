import { isDeepStrictEqual } from 'node:util';
import {
  fail,
  fewestAnchors,
  type Outcome,
  questionId,
  type ScaleAnchor,
  type ScaleRun,
  type scaleRunInputSchema,
  succeed,
} from '@caderneta/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { scaleRuns } from '../../schema/scale-runs.table.ts';
import type { JobQueue } from '../../server/background/job-queue.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { readExam } from '../assessments/assessments.service.ts';
import { networkScaleMessages as messages } from './network-scale.messages.ts';
import { findRun, listExams, type RunRow, seesMunicipality, toRun } from './scale-runs.repository.ts';

/** Queue of the calibrations. */
export const scaleQueue = 'scale-runs';
const unfinished = ['QUEUED', 'RUNNING'] as const;
type Input = z.output<typeof scaleRunInputSchema>;

const trail = ({ id, municipality_id, title, model }: RunRow) => ({
  audited: { title, model },
  entry: { table: 'scale_runs' as const, recordId: id, municipalityId: municipality_id },
});

/** Whether an exam can be brought to the base that was named, by questions that both asked. */
async function checkBase(
  { db, viewer }: Unit,
  { municipality_id, assessment_group_id }: Input,
  { run_id, anchors }: { readonly run_id: string; readonly anchors: readonly ScaleAnchor[] },
): Promise<Outcome<null>> {
  const base = await findRun(db, viewer, run_id);
  if (!base || base.municipality_id !== municipality_id) return fail('not-found');
  if (!base.findings || base.base_run_id) return fail('invalid-request', { message: messages.baseNotReady });
  // Linked to itself it would stand for the base year in place of the base.
  if (base.assessment_group_id === assessment_group_id) return fail('invalid-request', { message: messages.isBase });
  const items = (await readExam(db, municipality_id, assessment_group_id))?.items ?? [];
  const [known, own] = [base.findings.items, items].map((refs) => new Set(refs.map(questionId)));
  if (!anchors.every((anchor) => known?.has(questionId(anchor.base)) && own?.has(questionId(anchor.other)))) {
    return fail('invalid-request', { message: messages.unknownQuestion });
  }
  const longer = Math.max(items.length, base.findings.items.length);
  return anchors.length >= fewestAnchors(longer)
    ? succeed(null)
    : fail('invalid-request', { message: messages.notTied(anchors.length) });
}

/** Whether a run is the very one that is asked for: of the same exam, by the same model, in the same scale by the same questions. */
function asksFor(run: RunRow, { assessment_group_id, model, base }: Input): boolean {
  const isOfExam = run.assessment_group_id === assessment_group_id && run.model === model;
  return isOfExam && run.base_run_id === (base?.run_id ?? null) && isDeepStrictEqual(run.anchors, base?.anchors ?? []);
}

/**
 * Notes a calibration to be made, where the sample carries its model, and adds it to the queue once that is durable. One at a time a
 * municipality; who asks again for the one under way is answered that one.
 */
export async function startRun(unit: Unit, jobs: JobQueue, input: Input): Promise<Outcome<ScaleRun>> {
  const { db, viewer, now } = unit;
  const { municipality_id, assessment_group_id, model, base } = input;
  if (!(await seesMunicipality(db, viewer, municipality_id))) return fail('not-found');
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`scale-runs:${municipality_id}`}))`);
  const waiting = and(eq(scaleRuns.municipality_id, municipality_id), inArray(scaleRuns.status, [...unfinished]));
  const [underWay] = await db.select().from(scaleRuns).where(waiting);
  if (underWay) {
    return asksFor(underWay, input)
      ? succeed(toRun(underWay))
      : fail('too-many-requests', { message: messages.underWay });
  }
  const [exam] = await listExams(db, municipality_id, assessment_group_id);
  if (!exam) return fail('not-found');
  if (!exam.models.includes(model)) return fail('invalid-request', { message: messages.fewPupils(exam.pupils) });
  if (base) {
    const checked = await checkBase(unit, input, base);
    if (!checked.ok) return checked;
  }
  const { title, school_year } = exam;
  const [row] = await db
    .insert(scaleRuns)
    .values({
      ...{ municipality_id, assessment_group_id, title, school_year, model },
      base_run_id: base?.run_id ?? null,
      anchors: base?.anchors ?? [],
      ...{ created_by: viewer.userId, created_at: now, updated_at: now },
    })
    .returning();
  if (!row) throw new Error('an inserted calibration was not returned');
  const { entry, audited } = trail(row);
  await unit.record({ action: 'CREATE', ...entry, to: audited, ...messages.wanted(title) });
  unit.afterCommit(() => jobs.add(scaleQueue, row.id));
  return succeed(toRun(row));
}

/** Cancels a calibration that waits or is under way: its thread hears of it within a second. */
export async function cancelRun(unit: Unit, id: string): Promise<Outcome<ScaleRun>> {
  const before = await findRun(unit.db, unit.viewer, id);
  if (!before) return fail('not-found');
  const [row] = await unit.db
    .update(scaleRuns)
    .set({ status: 'CANCELLED', updated_at: unit.now })
    .where(and(eq(scaleRuns.id, id), inArray(scaleRuns.status, [...unfinished])))
    .returning();
  if (!row) return fail('invalid-request', { message: messages.over });
  const { entry } = trail(row);
  const [from, to] = [before, row].map(({ title, status }) => ({ title, status }));
  await unit.record({ action: 'UPDATE', ...entry, from, to, ...messages.stopped(row.title) });
  return succeed(toRun(row));
}
