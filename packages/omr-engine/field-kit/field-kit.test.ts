import { expect, test } from 'vitest';
import { Dice } from './dice.ts';
import { drawFlatPage } from './draw-field-photo.ts';
import { fieldSetNames } from './index.ts';
import { laySurface, paperHeight } from './surface.ts';
import { darkness, expectPencil, graphite, marksAndOthers } from './testing/drawn-marks.ts';
import { letterOf } from './truth.ts';

test('the same seed draws the same page, another seed another', { tags: 'full' }, async () => {
  const { questions } = await drawFlatPage('everyday', 3);
  expect((await drawFlatPage('everyday', 3)).questions).toEqual(questions);
  expect((await drawFlatPage('everyday', 4)).questions).not.toEqual(questions);
});

test('dice are even, and the dice of one part do not move those of another', () => {
  const dice = new Dice('test');
  const thrown = Array.from({ length: 20_000 }, () => dice.next());
  expect(thrown.reduce((sum, value) => sum + value, 0) / thrown.length).toBeCloseTo(0.5, 1);
  expect(Math.max(...thrown)).toBeLessThan(1);
  const fork = new Dice('test').fork('part').next();
  expect(new Dice('test').fork('part').next()).toBe(fork);
  expect(new Dice('test').fork('other').next()).not.toBe(fork);
});

// Of each kind one here: field-kit.full.test.ts has the others.
test.each([8])('a pencil of %i %% is that much darker than an empty bubble', { tags: 'full' }, async (percent) => {
  expectPencil(await marksAndOthers(graphite(percent), 1), percent);
});

test('in a yellow marker every mark is plain beside the bubbles without one', async () => {
  const { marked, empty } = await marksAndOthers('marker-yellow', 2);
  expect(marked.length).toBeGreaterThan(5);
  expect(Math.min(...marked)).toBeGreaterThan(Math.max(...empty) + 0.05);
});

test('white-out leaves its bubble as white as paper, letter and all', async () => {
  const { page, questions } = await drawFlatPage('white-out', 1);
  const covered = questions.flatMap((question) =>
    question.bubbles
      .filter(({ role }) => role === 'covered')
      .map(({ option }) => darkness(page, question).get(letterOf(option))!),
  );
  expect(covered.length).toBeGreaterThan(0);
  expect(Math.max(...covered)).toBeLessThan(0.06);
});

test('a blank sheet has no marks, a nearly blank one has one to three', { tags: 'full' }, async () => {
  const blank = await drawFlatPage('blank', 1);
  expect(blank.questions.every(({ answer, bubbles }) => answer === 'blank' && bubbles.length === 0)).toBe(true);
  const nearly = await drawFlatPage('nearly-blank', 1);
  const count = nearly.questions.filter(({ answer }) => answer === 'marked').length;
  expect(count).toBeGreaterThanOrEqual(1);
  expect(count).toBeLessThanOrEqual(3);
});

test('only a doubtful question has more than one right answer', { tags: 'full' }, async () => {
  const { questions } = await drawFlatPage('struck', 1);
  expect(questions.some(({ answer }) => answer === 'doubtful')).toBe(true);
  for (const { answer, right } of questions) expect(right.length > 1).toBe(answer === 'doubtful');
});

test.each(['waves', 'curl', 'crumple'] as const)(
  'paper in %s rises as far as was asked, and does not stretch',
  (kind) => {
    const { columns, rows, positions } = laySurface(paperHeight({ kind, rise: 5, lines: [] }, new Dice(kind)), 3);
    const heights = Array.from({ length: positions.length / 3 }, (_, node) => positions[node * 3 + 2]!);
    expect(Math.max(...heights) - Math.min(...heights)).toBeCloseTo(5, 0);
    const middle = (rows >> 1) * columns;
    let length = 0;
    for (let column = 1; column < columns; column += 1) {
      const [here, before] = [(middle + column) * 3, (middle + column - 1) * 3];
      length += Math.hypot(...[0, 1, 2].map((axis) => positions[here + axis]! - positions[before + axis]!));
    }
    expect(length).toBeCloseTo(210, 0);
  },
);

test('there is a set for each kind that is asked about', () => {
  expect(fieldSetNames).toEqual(
    expect.arrayContaining(['paper-waves', 'graphite-08', 'marker-yellow', 'circled', 'eraser', 'everyday']),
  );
});
