import { answersIn } from '@caderneta/contract';
import { type FieldSetName, fieldSetNames, fieldSets } from '../field-kit/index.ts';
import { Workspace } from '../src/core/workspace.ts';
import { readDecodedSheet } from '../src/node/read-sheet-file.ts';
import type { BenchOptions } from './bench-options.ts';
import { calibrationLines, calibrationOf, type JudgedAnswer } from './calibration.ts';
import { nextLook, writeLook } from './field-history.ts';
import {
  type FieldOutcome,
  type FieldRow,
  fieldRowLine,
  judgedAnswers,
  judgeField,
  toFieldRow,
  totalRow,
} from './field-score.ts';
import { fieldPhoto, take } from './photo-store.ts';

const workspace = new Workspace();

/** Each look at sealed photos has seeds of its own, far from those that a run may ask for. */
const sealedSeed = (look: number): number => 50_000_000 + 1_000_000 * look;

/** How a run looks at each photo. */
interface Looking {
  readonly folder: string | null;
  readonly makesOnly: boolean;
  readonly remark: (what: string) => void;
}

async function readPhoto(
  set: FieldSetName,
  seed: number,
  { folder, makesOnly, remark }: Looking,
): Promise<FieldOutcome | null> {
  const { photo, known: truth } = await take(fieldPhoto(set, seed), folder);
  if (makesOnly) return null;
  const outcome = await readDecodedSheet({ ok: true, photo }, truth.sheet, { workspace });
  if (!outcome.ok) {
    remark(`${set} ${seed} refused: ${outcome.code}`);
    return { refused: outcome.code, answers: [], truth: truth.questions };
  }
  const answers = answersIn(outcome.answers);
  for (const question of truth.questions) {
    const answer = answers.find((one) => one.group === question.group && one.question === question.question);
    const verdict = judgeField(answer, question);
    if (verdict === 'right' || question.answer === 'doubtful') continue;
    const marks = question.bubbles.map(({ role, shape, pen }) => `${role} ${shape} ${pen}`).join(' + ');
    remark(
      `${set} ${seed} ${verdict}: column ${question.group + 1} question ${question.question}: '${question.right.join('|')}' ` +
        `(${marks}) read as ${answer?.state} ${answer?.letters ?? ''}`,
    );
  }
  return { refused: null, answers: outcome.answers, truth: truth.questions };
}

/** Reads the field kit's photos and prints a row a set; a sealed run is written down, whatever it shows. */
export async function benchField(options: BenchOptions): Promise<void> {
  const look = options.isSealed ? await nextLook() : null;
  const seed = look === null ? options.seed : sealedSeed(look);
  const rows: FieldRow[] = [];
  const judged: JudgedAnswer[] = [];
  for (const set of fieldSetNames.filter((name) => name.includes(options.set))) {
    const outcomes: FieldOutcome[] = [];
    const remark = (what: string) => {
      if (options.remarks && !options.isSealed) console.log(`  ${what}`);
    };
    // Sealed photos are looked at once and not kept.
    const looking = { folder: look === null ? options.folder : null, makesOnly: options.part === 'photos', remark };
    for (let index = 0; index < (options.photos ?? fieldSets[set].size); index += 1) {
      const outcome = await readPhoto(set, seed + index, looking);
      if (outcome) outcomes.push(outcome);
    }
    if (looking.makesOnly) continue;
    const row = toFieldRow(set, outcomes);
    rows.push(row);
    judged.push(...judgedAnswers(outcomes));
    console.log(fieldRowLine(row));
  }
  if (rows.length === 0) return;
  const calibration = calibrationOf(judged);
  console.log([fieldRowLine(totalRow(rows)), ...calibrationLines(calibration)].join('\n'));
  if (look !== null) await writeLook(look, rows, calibration);
}
