import type { ScaleFindings } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { municipalities } from '../../schema/municipalities.table.ts';
import { scaleRuns } from '../../schema/scale-runs.table.ts';
import { createJobRows } from '../../server/background/job-rows.ts';
import type { ThreadPool } from '../../server/background/thread-pool.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { recordChange } from '../../server/writes/journal.ts';
import { type Exam, readExam, readExamSheets } from '../assessments/assessments.service.ts';
import { type CalibrationAnswer, type CalibrationTask, cancelAt, roundsAt } from './calibrate-exam.thread.ts';
import { networkScaleMessages as messages } from './network-scale.messages.ts';
import { findingsOf, type NotOnScale } from './scale-findings.ts';
import type { RunRow } from './scale-runs.repository.ts';
import { scaleQueue } from './scale-runs.writes.ts';

type Pool = ThreadPool<CalibrationTask, CalibrationAnswer>;
/** How often progress is written down and a cancellation noticed, ms. */
const watchMs = 500;

/** Calibrations that wait, or are under way. */
export const scaleJobs = createJobRows(scaleRuns, scaleQueue);
const { set } = scaleJobs;

/** Every corrected sheet, class by class; of a pupil with two, because of a move, the first. Null once it is to leave off. */
async function readSheets(context: ServerContext, exam: Exam, goesOn: (pupils: number) => Promise<boolean>) {
  const sheets = new Map<string, { classId: string; right: boolean[] }>();
  for (const one of exam.classes) {
    for (const { pupilId, right } of await readExamSheets(context.db, exam, one)) {
      if (!sheets.has(pupilId)) sheets.set(pupilId, { classId: one.class.id, right });
    }
    if (!(await goesOn(sheets.size))) return null;
  }
  return [...sheets.values()];
}

/** Runs the thread, watching meanwhile whether the run is still wanted. */
async function calibrateInThread(
  pool: Pool,
  task: Omit<CalibrationTask, 'shared'>,
  goesOn: (cycles: number) => Promise<boolean>,
) {
  const shared = new Int32Array(new SharedArrayBuffer(8));
  const look = async () => {
    if (!(await goesOn(Atomics.load(shared, roundsAt)))) Atomics.store(shared, cancelAt, 1);
  };
  const leaveOff = () => void Atomics.store(shared, cancelAt, 1);
  const watch = setInterval(() => void look().catch(leaveOff), watchMs);
  try {
    return await pool.run({ ...task, shared });
  } finally {
    clearInterval(watch);
  }
}

function failureOf(found: NotOnScale): string {
  if (found.code === 'not-tied') return messages.notTied(found.anchors);
  return found.code === 'all-alike' ? messages.allAlike : messages.noScale;
}

/** Keeps what was found, writes it down in the audit log and tells who asked. Nothing of it where it was cancelled meanwhile. */
async function keep(context: ServerContext, row: RunRow, findings: ScaleFindings): Promise<void> {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    const isStored = await set({ clock: context.clock, db: tx }, row.id, { status: 'DONE', findings });
    if (!isStored || !row.created_by) return;
    await recordChange(
      tx,
      { userId: row.created_by, now, requestId: row.id },
      {
        ...{ action: 'UPDATE', table: 'scale_runs', recordId: row.id, municipalityId: row.municipality_id },
        from: { title: row.title },
        to: { title: row.title, status: 'DONE' },
        isNews: true,
        ...messages.ready(row.title),
      },
    );
  });
}

async function baseOf({ db }: ServerContext, { base_run_id, anchors }: RunRow) {
  if (!base_run_id) return null;
  const [base] = await db.select().from(scaleRuns).where(eq(scaleRuns.id, base_run_id));
  return { items: base?.findings?.items ?? [], anchors };
}

async function run(context: ServerContext, pool: Pool, row: RunRow, signal: AbortSignal): Promise<void> {
  const failed = (failure: string) => set(context, row.id, { status: 'FAILED', failure });
  const exam = await readExam(context.db, row.municipality_id, row.assessment_group_id);
  const [municipality] = await context.db
    .select({ id: municipalities.id, name: municipalities.name })
    .from(municipalities)
    .where(eq(municipalities.id, row.municipality_id));
  if (!exam || !municipality) return void (await failed(messages.gone));
  const goesOn = async (change: Partial<RunRow>) => !signal.aborted && (await set(context, row.id, change));
  const sheets = await readSheets(context, exam, (pupils) => goesOn({ pupils }));
  const task = sheets && {
    model: row.model,
    items: exam.items.length,
    options: exam.options,
    answers: Uint8Array.from(sheets.flatMap(({ right }) => right.map(Number))),
  };
  const ran = task && (await calibrateInThread(pool, task, (cycles) => goesOn({ cycles })));
  if (signal.aborted) return void (await set(context, row.id, { status: 'QUEUED' }));
  if (!sheets || !ran) return;
  if (!ran.ok) return void (await failed(messages.failed));
  const { answer } = ran;
  if (!answer.ok) {
    if (answer.code === 'too-few-pupils') await failed(messages.fewPupils(sheets.length));
    if (answer.code === 'no-convergence') await failed(messages.noConvergence);
    return;
  }
  const estimates = sheets.map(({ classId }, at) => ({
    classId,
    theta: answer.thetas[at] as number,
    error: answer.errors[at] as number,
  }));
  const classes = exam.classes.map(({ class: { id, name }, institution }) => ({ id, name, institution }));
  const calibrated = { items: exam.items, curves: answer.curves, estimates, municipality, classes };
  const found = findingsOf(calibrated, await baseOf(context, row));
  if (found.ok) await keep(context, row, found.findings);
  else await failed(failureOf(found));
}

/** Makes a calibration that waits for it: sheets are read now, the estimation runs in a thread of its own. */
export const runCalibration = (context: ServerContext, pool: Pool, id: string, signal: AbortSignal): Promise<void> =>
  scaleJobs.run(context, id, (row) => run(context, pool, row, signal), {
    begun: { cycles: 0 },
    failure: messages.failed,
  });
