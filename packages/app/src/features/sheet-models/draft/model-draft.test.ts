import type { SheetModelGroup } from '@caderneta/contract';
import { describe, expect, it } from 'vitest';
import {
  changeModel,
  type DraftChange,
  layoutOf,
  mergeable,
  numberProblem,
  openModel,
  repeatedName,
} from './model-draft.ts';
import { sampleGroup, sampleLayout } from './model-samples.ts';

const draft = openModel(sampleLayout);
const after = (...changes: DraftChange[]) => changes.reduce(changeModel, draft);
const numbers = (changes: DraftChange[]) =>
  after(...changes).groups.map(({ group, kind, first }) => [group.number, kind, first]);

describe('a model being edited', () => {
  it('numbers the questions over its groups, and says where numbers are twice or missing', () => {
    expect(numbers([])).toEqual([
      [1, 'digits', 1],
      [2, 'questions', 1],
      [3, 'questions', 6],
    ]);
    const swapped = after({ type: 'first', number: 3, first: 1 }, { type: 'first', number: 2, first: 5 });
    expect(numberProblem(swapped)).toBeNull();
    expect(layoutOf(swapped).groups.map(({ number }) => number)).toEqual([1, 3, 2]);
    expect(numberProblem(after({ type: 'first', number: 3, first: 5 }))).toEqual({ kind: 'twice', question: 5 });
    expect(numberProblem(after({ type: 'first', number: 3, first: 7 }))).toEqual({ kind: 'missing', question: 6 });
  });

  it('leaves out what is ignored, and counts on', () => {
    const change: DraftChange = { type: 'kind', number: 2, kind: 'ignored' };
    expect(numbers([change])[2]).toEqual([3, 'questions', 1]);
    expect(layoutOf(after(change)).groups.map(({ use }) => use)).toEqual([true, false, true]);
  });

  it('splits a group, and joins what is alike', () => {
    const split = after({ type: 'split', number: 2, by: 'lines', after: 2 });
    expect(split.groups.map(({ group, first }) => [group.number, group.lines.length, first])).toEqual([
      [1, 3, 1],
      [2, 2, 1],
      [4, 3, 3],
      [3, 4, 6],
    ]);
    const [, first] = split.groups;
    expect(first && mergeable(split, first).map(({ group }) => group.number)).toEqual([4, 3]);
    const joined = changeModel(split, { type: 'merge', number: 2, other: 4 });
    expect(joined.groups.map(({ group }) => group.box)).toEqual(draft.groups.map(({ group }) => group.box));
  });

  it('stretches into a box, and goes on as the rest where it is made longer', () => {
    const groupOf = (change: DraftChange): SheetModelGroup | undefined =>
      after(change).groups.find(({ group }) => group.number === 2)?.group;
    const moved = groupOf({ type: 'box', number: 2, box: { x: 0, y: 0, width: 210, height: 170 } });
    expect(moved?.box).toEqual({ x: 0, y: 0, width: 210, height: 170 });
    expect(moved?.lines[0]?.map(({ x }) => Math.round(x))).toEqual([5, 72, 138, 205]);
    const longer = groupOf({ type: 'counts', number: 2, lines: 6, spots: 5 });
    expect(longer).toMatchObject({ rows: 6, options: 5 });
    const before = sampleGroup(2);
    expect(longer?.lines[5]?.[4]).toEqual({
      x: (before.lines[0]?.[0]?.x ?? 0) + 80,
      y: (before.lines[0]?.[0]?.y ?? 0) + 100,
    });
    expect(groupOf({ type: 'turn', number: 2 })).toMatchObject({ direction: 'vertical', rows: 4, options: 5 });
  });

  it('does not call two numbers alike', () => {
    expect(repeatedName(draft)).toBeNull();
    const twice = after({ type: 'kind', number: 2, kind: 'digits' }, { type: 'name', number: 2, name: 'Matrícula ' });
    expect(repeatedName(twice)).toBe('Matrícula');
  });
});
