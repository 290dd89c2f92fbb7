import { describe, expect, it } from 'vitest';
import { fitKeyShape } from './fit-key-shape.ts';
import { type LatticeNode, patchOf } from './lattice-patch.ts';

const step = 30;
const pitch = 28;

/** A patch whose columns stand at `columns` px; `has` says where a ring was found. */
const patchWith = (
  columns: readonly number[],
  rows: number,
  has: (row: number, column: number) => boolean,
  sizeOf = (_column: number) => 14,
) =>
  patchOf(
    columns.flatMap((x, column) =>
      Array.from({ length: rows }, (_, row) => row)
        .filter((row) => has(row, column))
        .map(
          (row): LatticeNode => ({
            row,
            column,
            ring: { x, y: row * pitch, width: sizeOf(column), height: 14, size: (sizeOf(column) + 14) / 2 },
            along: [step, 0],
            down: [0, pitch],
          }),
        ),
    ),
  );

describe('cutting the key’s groups out of a patch', () => {
  // Two-digit numbers pass for rings; they stand nearer to the first option than the options to each other.
  const numbered = [0, 0.8 * step, 1.8 * step, 2.8 * step, 3.8 * step];

  it('does not take the numbers for the first option, though the last one was seen worse', () => {
    const patch = patchWith(numbered, 13, (row, column) => column < 4 || row % 3 === 0);
    const fit = fitKeyShape([patch], [13], 4);
    expect(Math.min(...fit!.groups[0]!.nodes.map(({ ring }) => ring.x))).toBeCloseTo(0.8 * step);
  });

  it('finds nothing where the last option was not seen at all', () => {
    expect(fitKeyShape([patchWith(numbered.slice(0, 4), 13, () => true)], [13], 4)).toBeNull();
  });

  it('takes no two parts of one column for groups: those stand side by side', () => {
    const upper = patchWith([0, 30, 60, 90], 10, () => true);
    const moved = (dx: number, dy: number) => ({
      ...upper,
      nodes: upper.nodes.map((node) => ({ ...node, ring: { ...node.ring, x: node.ring.x + dx, y: node.ring.y + dy } })),
    });
    expect(fitKeyShape([upper, moved(4, 10 * pitch)], [10, 10], 4)).toBeNull();
    expect(fitKeyShape([upper, moved(150, 4)], [10, 10], 4)?.ringCount).toBe(80);
  });

  it.each([
    ['turned', (degrees: number) => degrees, 0],
    ['in other rows', () => 0, 3 * pitch],
  ])('leaves a whole group of another sheet, %s, for one of the same sheet of which marks hide rings', (_, by, dy) => {
    const angle = (by(10) * Math.PI) / 180;
    const turned = ([x, y]: readonly [number, number]) =>
      [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)] as const;
    const whole = patchWith([0, 30, 60, 90], 10, () => true);
    const further = patchWith([150, 180, 210, 240], 10, (row, column) => column !== row % 4);
    const other = {
      ...whole,
      nodes: whole.nodes.map(({ ring, along, down, ...position }): LatticeNode => {
        const [x, y] = turned([ring.x, ring.y]);
        return { ...position, along: turned(along), down: turned(down), ring: { ...ring, x: x - 200, y: y + dy } };
      }),
    };
    const fit = fitKeyShape([whole, further, other], [10, 10], 4);
    expect(fit!.groups.map(({ nodes }) => Math.round(nodes[0]!.ring.x)).sort((a, b) => a - b)).toEqual([0, 150]);
  });

  it('takes no pattern of the background for a group that the sheet lacks', () => {
    const whole = patchWith([0, 30, 60, 90], 13, () => true);
    const turn = (20 * Math.PI) / 180;
    const turned = (x: number, y: number) =>
      [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)] as const;
    // Two of three places of a tablecloth's squares, which lie at other steps and in another direction.
    const cloth = patchOf(
      patchWith([0, 44, 88, 132], 13, (row, column) => (row + 2 * column) % 3 > 0).nodes.map((node): LatticeNode => {
        const [x, y] = turned(node.ring.x, 1.6 * node.ring.y);
        return { ...node, along: turned(44, 0), down: turned(0, 45), ring: { ...node.ring, x: x + 300, y } };
      }),
    );
    expect(fitKeyShape([whole, cloth], [13, 13], 4)).toBeNull();
    expect(fitKeyShape([whole, cloth], [13], 4)?.ringCount).toBe(52);
  });

  it('follows perspective, in which steps grow evenly', () => {
    const columns = [0, 30, 63, 99.3, 139.2];
    const fit = fitKeyShape([patchWith(columns, 10, () => true)], [10], 5);
    expect(fit?.ringCount).toBe(50);
  });

  it('takes no gap between two groups for a column, where perspective makes the far rings small', () => {
    const columns = Array.from({ length: 9 }, (_, column) => (30 * column) / (1 + 0.02 * column));
    const patch = patchWith(
      columns,
      10,
      (_, column) => column !== 4,
      (column) => 24 * 0.92 ** column,
    );
    const fit = fitKeyShape([patch], [10, 10], 4);
    const left = fit!.groups.map(({ nodes }) => Math.min(...nodes.map(({ ring }) => ring.x)));
    expect(left.sort((a, b) => a - b)).toEqual([columns[0], columns[5]]);
  });

  it('finds nothing where the outer option of one of two groups was not seen, rather than a column off', () => {
    const columns = Array.from({ length: 9 }, (_, column) => 30 * column);
    const patch = patchWith(columns, 10, (row, column) => column !== 4 && (column !== 8 || row === 3));
    expect(fitKeyShape([patch], [10, 10], 4)).toBeNull();
  });
});
