import type { SheetAnswers } from '@caderneta/contract';
import { toPhotoX, toPhotoY } from '../core/gray-image.ts';
import type { DigitReading, Photo, PhotoPoint, SheetFailure, SheetFailureCode } from '../core/reading.ts';
import { Workspace } from '../core/workspace.ts';
import { refuse } from '../failures.ts';
import { MAX_UNSEEN } from '../stages/marks/measure-sheet.ts';
import { judgeImage } from '../stages/pose/judge-image.ts';
import { modelPicture } from './model-picture.ts';
import { findPrint } from './print-shapes.ts';
import { proposeGroups } from './propose-groups.ts';
import { type ReadLine, readModelMarks } from './read-model-marks.ts';
import { LEAST_CONFIRMED, locateModel, registerModel } from './register-model.ts';
import {
  digitGroups,
  digitSymbols,
  type ModelGroup,
  questionGroups,
  type SheetModel,
  versionGroups,
} from './sheet-model.ts';

/** What stands for a digit that was not read. */
const UNREAD_DIGIT = '?';
/** Letters of options, from the first. */
const letters = 'ABCDEFGHIJ';

/** A sheet that was read with its model. */
export interface ModelReading {
  readonly ok: true;
  /** By group of questions that the model uses, in its order. */
  readonly answers: SheetAnswers;
  readonly digits: readonly DigitReading[];
  /** What the model's groups of versions say, a letter each, in the form of a number; empty where the model has none. */
  readonly versions: readonly DigitReading[];
  /** Where the bubbles lie in the photo, by group as `answers`, then `digits`, then `versions`. */
  readonly bubbles: readonly (PhotoPoint & {
    /** Mean radius, px of the photo. */
    readonly r: number;
    readonly group: number;
    readonly question: number;
    readonly option: number;
  })[];
  readonly elapsedMs: number;
}

/** One number of its columns' digits. */
function toNumber({ name, symbols, lines }: ModelGroup, read: readonly ReadLine[]): DigitReading {
  if (read.every(({ state }) => state === 'blank')) return { name, value: '', state: 'blank' };
  const value = read.map(({ isMarked, state }, digit) => {
    const known = symbols?.[digit] ?? (lines[digit]!.length === digitSymbols.length ? digitSymbols : null);
    return (state === 'marked' && known?.[isMarked.indexOf(true)]) || UNREAD_DIGIT;
  });
  const isWhole = !value.includes(UNREAD_DIGIT);
  const isMultiple = read.every(({ state }) => state === 'marked' || state === 'multiple');
  return {
    name,
    value: value.join(''),
    state: isWhole ? 'marked' : isMultiple && read.some(({ state }) => state === 'multiple') ? 'multiple' : 'uncertain',
  };
}

/**
 * Reads a sheet of any maker with a model of it, whatever else is printed on it.
 *
 * @param photo Any turn; the whole of the model's groups must show.
 * @returns Answers and numbers, or a refusal: 'no-sheet' where no group of the model is seen, 'layout-mismatch' where too little of it
 *   fits, 'bubbles-unseen' where too much is hidden.
 */
export function readSheetWithModel(
  photo: Photo,
  model: SheetModel,
  workspace = new Workspace(),
): ModelReading | SheetFailure {
  const begin = performance.now();
  const { photo: larger, image, enlargement } = modelPicture(photo, workspace);
  const pixels = image.pixels.slice(0, image.width * image.height);
  const lasting = { ...image, pixels };
  const failed = (code: SheetFailureCode) => {
    const judged = judgeImage(lasting);
    return refuse(judged === 'usable' ? code : judged, { elapsedMs: performance.now() - begin });
  };
  const print = findPrint(lasting, workspace);
  const registration = registerModel(lasting, model, print, proposeGroups(lasting, print));
  if (!registration) return failed('no-sheet');
  if (registration === 'direction-unclear') return failed(registration);
  if (registration.confirmed < LEAST_CONFIRMED) return failed('layout-mismatch');
  const questions = questionGroups(model);
  const digits = digitGroups(model);
  const versions = versionGroups(model);
  const groups = [...questions, ...digits, ...versions];
  const spots = locateModel(groups, registration.toImage);
  const { lines, unseenShare } = readModelMarks(larger, lasting, groups, spots, workspace);
  if (unseenShare > MAX_UNSEEN) return failed('bubbles-unseen');
  const linesOf = (group: number) => lines.filter((line) => line.group === group);
  const ofGroup = (group: number) => spots.filter((spot) => spot.group === group).length;
  return {
    ok: true,
    answers: questions.map((_, group) => ({
      group,
      questions: linesOf(group).map(({ question, isMarked, state, confidence }) => ({
        question,
        state,
        letters: isMarked.map((is, option) => (is ? letters[option] : '')).join(''),
        confidence,
      })),
      bubbles: { seen: ofGroup(group), expected: ofGroup(group) },
    })),
    digits: digits.map((group, at) => toNumber(group, linesOf(questions.length + at))),
    versions: versions.map((group, at) =>
      toNumber(
        { ...group, symbols: group.lines.map(() => [...letters]) },
        linesOf(questions.length + digits.length + at),
      ),
    ),
    bubbles: spots.map(({ group, question, option, x, y, radiusX, radiusY }) => ({
      r: (((radiusX + radiusY) / 2) * lasting.scale) / enlargement,
      x: (toPhotoX(lasting, x) + 0.5) / enlargement - 0.5,
      y: (toPhotoY(lasting, y) + 0.5) / enlargement - 0.5,
      group,
      question,
      option,
    })),
    elapsedMs: performance.now() - begin,
  };
}
