import { type FieldSetName, fieldSetNames } from '../../field-kit/index.ts';
import { Workspace } from '../../src/core/workspace.ts';
import { findSheet } from '../../src/find-sheet.ts';
import type { Photo, SheetSpec } from '../../src/index.ts';
import { measureMarks } from '../../src/read-marks.ts';
import type { MeasuredBubble } from '../../src/stages/marks/measure-bubble.ts';
import { photoSets } from '../photo-sets.ts';
import { fieldPhoto, setPhoto, take } from '../photo-store.ts';

/** What is right of one question; the first is what the pupil meant. */
export interface Label {
  readonly group: number;
  readonly question: number;
  readonly right: readonly string[];
  /** Options that hold anything but print: an answer, or what is left of one. */
  readonly touched: readonly number[];
  /** A person would ask. */
  readonly isDoubtful: boolean;
}

/** A sheet as the reader measures it, and what is on the paper. */
export interface LabelledSheet {
  readonly spec: SheetSpec;
  readonly bubbles: readonly MeasuredBubble[];
  readonly labels: readonly Label[];
}

interface LabelledPhoto {
  readonly photo: Photo;
  readonly spec: SheetSpec;
  readonly labels: readonly Label[];
}

/** A run of photos of both kits. */
export interface PhotoRun {
  readonly seed: number;
  /** Photos in each set of the field kit, and in a main set of the other. */
  readonly field: number;
  readonly own: number;
  /** Photos in each small set of the other kit, at least: most of them show one condition alone. */
  readonly least: number;
  /** How many times as often sets are drawn whose marks each look otherwise. */
  readonly varied: number;
  readonly folder: string | null;
}

/** Sets whose marks each look otherwise. */
const VARIED: readonly FieldSetName[] = ['circled', 'eraser', 'mixed'];

async function* fieldPhotos({ seed, field, varied, folder }: PhotoRun): AsyncGenerator<LabelledPhoto> {
  for (const set of fieldSetNames) {
    const count = VARIED.includes(set) ? varied * field : field;
    for (let index = 0; index < count; index += 1) {
      const { photo, known } = await take(fieldPhoto(set, seed + index), folder);
      const labels = known.questions.map(({ group, question, right, answer, bubbles }) => ({
        group,
        question,
        right,
        touched: bubbles.map(({ option }) => option),
        isDoubtful: answer === 'doubtful',
      }));
      yield { photo, spec: known.sheet, labels };
    }
  }
}

async function* ownPhotos({ seed, own, least, folder }: PhotoRun): AsyncGenerator<LabelledPhoto> {
  for (const set of photoSets) {
    for (let index = 0; index < Math.max(least, set.size(own)); index += 1) {
      const { photo, known } = await take(setPhoto(set, seed, index), folder);
      // A key that is not the sheet's own has no answers, nor has a set's every photo from here on.
      if (!known.truth) break;
      const labels = known.truth.map(({ group, question, letters, alsoRight, doubtful, marks }) => ({
        group,
        question,
        right: [letters, ...alsoRight],
        touched: marks.map(({ option }) => option),
        isDoubtful: doubtful,
      }));
      yield { photo, spec: known.spec, labels };
    }
  }
}

/** Draws photos of both kits and measures their bubbles as the reader does; those that it does not find are left out. */
export async function* labelledSheets(run: PhotoRun): AsyncGenerator<LabelledSheet> {
  const workspace = new Workspace();
  for (const photos of [fieldPhotos(run), ownPhotos(run)]) {
    for await (const { photo, spec, labels } of photos) {
      const found = findSheet(photo, spec, {}, workspace);
      if (typeof found === 'string' || !found.attempt.ok) continue;
      yield { spec, labels, bubbles: measureMarks(photo, found.image, found.attempt) };
    }
  }
}
