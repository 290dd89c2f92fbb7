import type { Photo } from '../src/index.ts';
import { type ModelGroup, proposeSheetModel, readSheetWithModel, type SheetModel } from '../src/node.ts';
import { makeSheetPhoto, type PhotoRequest, seededRandom } from '../test-kit/index.ts';
import { drawMakerAnswers, type MakerSheet, printMakerSheet } from '../test-kit/maker-sheet.ts';
import type { MakerBlock, MakerStyle } from '../test-kit/maker-styles.data.ts';

/** Filled sheets that are read with the model of a blank one. */
const PHOTOS = 2;

/** What a kind of sheet comes to: a model from one photo of a blank sheet, then photos of filled ones. */
export interface MakerScore {
  readonly name: string;
  /** Every group is in the model with its rows, options and kind, and none besides but such as are read as nothing. */
  readonly isModelRight: boolean;
  readonly photos: number;
  readonly photosRead: number;
  readonly questions: number;
  readonly left: number;
  readonly wrong: number;
  readonly numbers: number;
  readonly numbersLeft: number;
  readonly numbersWrong: number;
}

async function shoot(
  { layout, paper }: MakerSheet,
  answers: readonly (readonly string[])[],
  seed: number,
  wish: Partial<PhotoRequest> = {},
): Promise<Photo> {
  const { width, height, rgba } = await makeSheetPhoto({ layout, paper, answers, seed, size: 'upload', ...wish });
  return { width, height, pixels: rgba };
}

/** A block as a model's group names it; a lone row is none of questions until somebody says so. */
function nameOf({ kind, rows, columns, isVertical }: MakerBlock): string {
  const [lines, options] = isVertical && kind === 'questions' ? [columns, rows] : [rows, columns];
  return `${lines}x${options} ${kind === 'questions' && rows === 1 ? 'other' : kind}`;
}
const nameOfGroup = ({ rows, options, kind }: ModelGroup): string => `${rows}x${options} ${kind}`;

/** The model's groups in the order of the style's blocks; null where they are not the same. */
function inOrder({ groups }: SheetModel, { blocks }: MakerStyle): ModelGroup[] | null {
  const spots = blocks.map((block, at) => ({ block, at }));
  const left = [...groups];
  // Blocks of one shape stand in reading order in both.
  const found = spots.map(({ block }) => {
    const at = left.findIndex((group) => nameOfGroup(group) === nameOf(block));
    return at < 0 ? null : left.splice(at, 1)[0]!;
  });
  return left.some(({ kind }) => kind !== 'other') || found.includes(null)
    ? null
    : found.filter((group) => group !== null);
}

const digitsOf = (letters: readonly string[]): string =>
  letters.map((letter) => String('ABCDEFGHIJ'.indexOf(letter))).join('');

/** Scores one kind of sheet. The same seed gives the same photos. */
export async function scoreMaker(style: MakerStyle, seed: number): Promise<MakerScore> {
  const sheet = await printMakerSheet(style);
  const answers = drawMakerAnswers(style, seededRandom(seed));
  const blank = answers.map((lines) => lines.map(() => ''));
  const proposed = proposeSheetModel(await shoot(sheet, blank, seed + 5000, { quarterTurn: 0 }));
  const groups = proposed && inOrder(proposed, style);
  const score = {
    name: style.name,
    isModelRight: groups !== null,
    photos: 0,
    photosRead: 0,
    questions: 0,
    left: 0,
    wrong: 0,
  };
  const sums = { ...score, numbers: 0, numbersLeft: 0, numbersWrong: 0 };
  if (!proposed || !groups) return sums;
  const model = { ...proposed, groups: groups.map((group) => ({ ...group, use: true })) };
  const letters = answers.filter((_, at) => style.blocks[at]!.kind === 'questions').flat();
  const numbers = answers.filter((_, at) => style.blocks[at]!.kind === 'digits').map(digitsOf);
  for (let photo = 0; photo < PHOTOS; photo++) {
    sums.photos++;
    const reading = readSheetWithModel(await shoot(sheet, answers, seed + 100 + photo), model);
    if (!reading.ok) continue;
    sums.photosRead++;
    reading.answers
      .flatMap(({ questions }) => questions)
      .forEach((answer, at) => {
        sums.questions++;
        if (answer.state === 'uncertain') sums.left++;
        else if (answer.letters !== letters[at]) sums.wrong++;
      });
    reading.digits.forEach(({ value, state }, at) => {
      sums.numbers++;
      if (state !== 'marked') sums.numbersLeft++;
      else if (value !== numbers[at]) sums.numbersWrong++;
    });
  }
  return sums;
}
