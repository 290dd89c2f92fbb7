import { describe, expect, it } from 'vitest';
import { chooseGroups, useGroups } from './choose-groups.ts';
import { parseSheetModel } from './parse-model.ts';
import { digitGroups, type ModelGroup, questionGroups, type SheetModel } from './sheet-model.ts';

/** A group of spots 10 px apart. */
function groupAt(
  number: number,
  x: number,
  y: number,
  rows: number,
  options: number,
  change: Partial<ModelGroup> = {},
) {
  const lines = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: options }, (__, option) => ({ x: x + 10 * option, y: y + 10 * row })),
  );
  const group: ModelGroup = {
    number,
    name: `Grupo ${number}`,
    kind: 'questions',
    use: true,
    rows,
    options,
    direction: 'horizontal',
    box: { x: x - 3, y: y - 3, width: 10 * options - 4, height: 10 * rows - 4 },
    bubble: { width: 6, height: 6 },
    shape: 'closed',
    lines,
  };
  return { ...group, ...change };
}

const modelOf = (...groups: ModelGroup[]): SheetModel => ({
  format: 'caderneta-sheet-model',
  version: 1,
  width: 400,
  height: 400,
  groups,
  print: { columns: 2, rows: 2, ink: '0120' },
});

const shapes = (model: SheetModel | null): string[] =>
  model ? questionGroups(model).map(({ number, rows, options }) => `${number}: ${rows}x${options}`) : ['none'];

describe('the groups that are chosen by their questions', () => {
  it('are those that fit, and digit columns beside them', () => {
    const digits = groupAt(3, 200, 0, 10, 6, { kind: 'digits', direction: 'vertical' });
    const chosen = chooseGroups(modelOf(groupAt(1, 0, 0, 20, 4), groupAt(2, 100, 0, 20, 4), digits), [20, 20], 4);
    expect(shapes(chosen)).toEqual(['1: 20x4', '2: 20x4']);
    expect(digitGroups(chosen!).map(({ number }) => number)).toEqual([3]);
  });

  it('leave out what has another shape', () => {
    const chosen = chooseGroups(modelOf(groupAt(1, 0, 0, 5, 4), groupAt(2, 0, 100, 11, 4)), [11], 4);
    expect(shapes(chosen)).toEqual(['2: 11x4']);
    expect(chosen!.groups.find(({ number }) => number === 1)!.use).toBe(false);
  });

  it('may be made up of blocks below each other', () => {
    const blocks = [0, 1, 2, 3].map((at) => groupAt(at + 1, 0, at * 60, 5, 4));
    expect(shapes(chooseGroups(modelOf(...blocks), [20], 4))).toEqual(['1: 20x4']);
  });

  it('may be the lower rows of one that has more, since the kind of test stands above', () => {
    const chosen = chooseGroups(modelOf(groupAt(1, 0, 0, 11, 5)), [10], 5);
    expect(questionGroups(chosen!)[0]!.lines[0]![0]).toEqual({ x: 0, y: 10 });
  });

  it('may be parts of one that was seen as wide as two', () => {
    expect(shapes(chooseGroups(modelOf(groupAt(1, 0, 0, 25, 10)), [25, 25], 5))).toEqual(['1: 25x5', '1: 25x5']);
  });

  it('are none where the picture shows too few', () => {
    expect(chooseGroups(modelOf(groupAt(1, 0, 0, 20, 4)), [20, 20], 4)).toBeNull();
  });
});

describe('the groups that are chosen by number', () => {
  it('come in the order of the numbers', () => {
    const chosen = useGroups(
      modelOf(groupAt(1, 0, 0, 5, 4), groupAt(2, 100, 0, 6, 4), groupAt(3, 200, 0, 7, 4)),
      [3, 1],
    );
    expect(shapes(chosen)).toEqual(['3: 7x4', '1: 5x4']);
  });

  it('are none where a number is nobody’s', () => {
    expect(useGroups(modelOf(groupAt(1, 0, 0, 5, 4)), [2])).toBeNull();
  });
});

describe('a model that was saved', () => {
  const saved = (change: object): unknown =>
    JSON.parse(JSON.stringify({ ...modelOf(groupAt(1, 0, 0, 5, 4)), ...change }));

  it('is read as it was', () => {
    expect(parseSheetModel(saved({}))).toEqual({ ok: true, model: modelOf(groupAt(1, 0, 0, 5, 4)) });
  });

  it.each([
    [{ format: 'other' }, 'não é um modelo'],
    [{ version: 2 }, 'versão 2'],
    [{ groups: [] }, 'groups'],
    [{ print: { columns: 2, rows: 2, ink: '01' } }, 'print'],
    [{ groups: [{ ...groupAt(4, 0, 0, 5, 4), lines: [[{ x: 'left', y: 0 }]] }] }, 'lines em outra forma no grupo 4'],
    [{ groups: [{ ...groupAt(1, 0, 0, 5, 4), use: false }] }, 'nenhum grupo'],
  ])('is refused with its reason where it is %j', (change, reason) => {
    const parsed = parseSheetModel(saved(change));
    expect(parsed.ok ? '' : parsed.message).toContain(reason);
  });
});
