import { readFile } from 'node:fs/promises';
import type { TextMargins } from '@caderneta/contract/reading';
import type { Speaker } from '../align/speaker.ts';
import { calibrateCopy } from '../calibrate/calibrate.copy.ts';
import type { HeardByBoth } from '../calibrate/compare-with-ear.ts';
import { planPairs } from '../calibrate/plan-pairs.ts';
import type { Grade } from '../core/cutoffs.ts';
import type { ReadingEvaluation } from '../core/evaluation.ts';
import { refuse } from '../core/failures.ts';
import { readAloud } from '../read-aloud.ts';
import { decodeAudio } from './decode-audio.ts';
import type { TrueReading, TruthError } from './truth-folder.ts';

/** Every text fits: the words of all recordings are looked at, whatever the cut-offs would say. */
const ANY: TextMargins = { other_text: -Infinity, inconclusive: -Infinity };

/** Margins with own texts and with others', and what the engine said of readings beside what was heard. */
export interface JudgedTruths {
  readonly own: readonly number[];
  readonly other: readonly number[];
  readonly pupils: number | null;
  readonly heard: readonly HeardByBoth[];
  readonly errors: readonly TruthError[];
}

async function judge(
  { sound, truth }: TrueReading,
  text: string,
  speak: Speaker,
): Promise<{ readonly evaluation: ReadingEvaluation; readonly margin: number } | string> {
  const bytes = await readFile(sound).catch(() => null);
  const decoded = bytes ? await decodeAudio(bytes) : refuse('file-not-found');
  if (!decoded.ok) return decoded.message;
  const grade = (truth.grade ?? undefined) as Grade | undefined;
  const outcome = await readAloud(decoded.recording, { text, grade, speak, margins: ANY });
  if (!outcome.ok) return outcome.message;
  const { evaluation } = outcome;
  return evaluation.margin === null ? calibrateCopy.noMargin : { evaluation, margin: evaluation.margin };
}

/** Pupils of the readings; null where any does not say whose it is. */
function pupilsOf(readings: readonly TrueReading[]): number | null {
  const named = readings.flatMap(({ truth }) => truth.pupil ?? []);
  return named.length < readings.length ? null : new Set(named).size;
}

/** Judges each recording with its own text and with some of the others'. One that cannot be judged is told by name, and the rest goes on. */
export async function judgeTruths(
  readings: readonly TrueReading[],
  speak: Speaker,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<JudgedTruths> {
  const errors: TruthError[] = [];
  const judged: { reading: TrueReading; evaluation: ReadingEvaluation; margin: number }[] = [];
  for (const [index, reading] of readings.entries()) {
    const answer = await judge(reading, reading.text, speak);
    if (typeof answer === 'string') errors.push({ name: reading.name, why: answer });
    else judged.push({ reading, ...answer });
    onProgress(index + 1, readings.length);
  }
  const good = judged.map(({ reading }) => reading);
  const pairs = planPairs(good.map(({ text }) => text));
  const other: number[] = [];
  for (const [index, [recording, text]] of pairs.entries()) {
    const answer = await judge(good[recording]!, good[text]!.text, speak);
    if (typeof answer !== 'string') other.push(answer.margin);
    onProgress(readings.length + index + 1, readings.length + pairs.length);
  }
  return {
    own: judged.map(({ margin }) => margin),
    other,
    pupils: pupilsOf(good),
    heard: judged.map(({ evaluation, reading }) => ({ evaluation, ear: reading.truth.ear_marks })),
    errors,
  };
}
