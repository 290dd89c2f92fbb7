import { expect } from 'vitest';
import { drawFlatPage } from '../draw-field-photo.ts';
import type { FieldSetName } from '../index.ts';
import { darknessAt, type Page } from '../page.ts';
import { letterOf, type QuestionTruth } from '../truth.ts';

/** How much darker than paper each option of a question is within its ring, in the colour where that is most. */
export function darkness(page: Page, { group, question }: QuestionTruth): Map<string, number> {
  const own = page.bubbles.filter((bubble) => bubble.group === group && bubble.question === question);
  return new Map(own.map(({ option, x, y, r }) => [letterOf(option), Math.max(...darknessAt(page, x, y, r * 0.85))]));
}

/** Darkness of a page's marks, and of the bubbles that nothing touches. */
export async function marksAndOthers(set: FieldSetName, seed: number) {
  const { page, questions } = await drawFlatPage(set, seed);
  const [marked, empty]: number[][] = [[], []];
  for (const question of questions) {
    const touched = new Set(question.bubbles.map(({ option }) => letterOf(option)));
    for (const [letter, dark] of darkness(page, question)) {
      if (question.answer === 'marked' && question.right[0] === letter) marked!.push(dark);
      else if (!touched.has(letter)) empty!.push(dark);
    }
  }
  return { marked: marked!, empty: empty!, questions };
}

export const graphite = (percent: number) => `graphite-${String(percent).padStart(2, '0')}` as FieldSetName;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The printed letter is under the mark too, and takes its part of the disc. */
export function expectPencil({ marked, empty }: Awaited<ReturnType<typeof marksAndOthers>>, percent: number): void {
  expect(mean(marked) - mean(empty)).toBeGreaterThan(0.75 * (percent / 100));
  expect(mean(marked) - mean(empty)).toBeLessThan(1.3 * (percent / 100));
}
