import { describe, expect, it } from 'vitest';
import { DrawnImage } from '../../test-kit/drawn-image.ts';
import { arucoPatterns } from '../core/aruco.data.ts';
import type { SheetMarker, SheetSpec } from '../core/sheet-layout.ts';
import { layOutSheet } from '../sheet/lay-out-sheet.ts';
import { inKeyOrder } from './lattice-spots.ts';
import { MARKER_CELLS } from './marker-patterns.ts';
import { type Pose, poses } from './number-signs.ts';
import { poseByMarkers } from './pose-by-markers.ts';

const PX_PER_MM = 2;
/** Desk around the page, px. */
const AROUND = 110;

const layoutOf = (spec: SheetSpec) => {
  const laidOut = layOutSheet(spec);
  if (!laidOut.ok) throw new Error('no layout');
  return laidOut.layout;
};

/** A sheet of ours in a pose: its markers drawn, its bubbles as a lattice names them. */
function lieIn(pose: Pose, markers: (known: readonly SheetMarker[]) => readonly SheetMarker[], spec: SheetSpec) {
  const layout = layoutOf(spec);
  const { widthMm, heightMm } = layout;
  const turn = (x: number, y: number) =>
    [pose.flipColumns ? widthMm - x : x, pose.flipRows ? heightMm - y : y] as const;
  const image = new DrawnImage(widthMm * PX_PER_MM + 2 * AROUND, heightMm * PX_PER_MM + 2 * AROUND, 220, 5);
  const inPhoto = (mm: number) => AROUND + mm * PX_PER_MM;
  for (const { id, xMm, yMm, sizeMm } of markers(layout.markers)) {
    const [[left, top], [right, bottom]] = [turn(xMm, yMm), turn(xMm + sizeMm, yMm + sizeMm)];
    const isInk = (px: number, py: number) => {
      const [x, y] = turn((px - AROUND) / PX_PER_MM, (py - AROUND) / PX_PER_MM);
      const column = Math.floor(((x - xMm) / sizeMm) * MARKER_CELLS);
      const row = Math.floor(((y - yMm) / sizeMm) * MARKER_CELLS);
      return arucoPatterns[id]?.[row]?.[column] === 0;
    };
    image.paint(30, isInk, {
      left: inPhoto(Math.min(left, right)),
      top: inPhoto(Math.min(top, bottom)),
      right: inPhoto(Math.max(left, right)),
      bottom: inPhoto(Math.max(top, bottom)),
    });
  }
  const spots = layout.bubbles.map(({ group, question, option, xMm, yMm, rMm }) => {
    const [x, y] = turn(xMm, yMm).map((mm) => AROUND + mm * PX_PER_MM) as [number, number];
    return { group, question, option, x, y, radiusX: rMm * PX_PER_MM, radiusY: rMm * PX_PER_MM };
  });
  const { groups, options } = layout.spec;
  // Turned once more, a key's order is the lattice's.
  return {
    image,
    placed: inKeyOrder(spots, groups, options, pose),
    rows: pose.flipColumns ? [...groups].reverse() : groups,
  };
}

const spec: SheetSpec = { groups: [10, 10], options: 4 };

describe('the pose of a lattice of ours', () => {
  it.each(poses)('is the one in which two of its markers stand in their place: %o', (pose) => {
    const { image, placed, rows } = lieIn(pose, ([first, , third]) => [first!, third!], spec);
    expect(poseByMarkers(image, layoutOf(spec), placed, rows)).toEqual(pose);
  });

  it.each(poses)('keeps the order of groups that differ: %o', (pose) => {
    const uneven: SheetSpec = { groups: [10, 8], options: 4 };
    const { image, placed, rows } = lieIn(pose, (known) => known, uneven);
    expect(poseByMarkers(image, layoutOf(uneven), placed, rows)).toEqual(pose);
  });

  it('is open where one marker is seen', () => {
    const { image, placed, rows } = lieIn(poses[0]!, ([first]) => [first!], spec);
    expect(poseByMarkers(image, layoutOf(spec), placed, rows)).toBeNull();
  });

  it('is open where markers contradict each other', () => {
    const own = lieIn(poses[0]!, (known) => known.slice(0, 2), spec);
    const turned = lieIn(poses[1]!, (known) => known.slice(2), spec);
    // Turned, the rings lie elsewhere on the page: moved there, they are the own ones.
    const moved = (axis: 'x' | 'y') =>
      Math.round(
        own.placed.reduce((sum, spot, at) => sum + spot[axis] - turned.placed[at]![axis], 0) / own.placed.length,
      );
    const shift = moved('y') * own.image.width + moved('x');
    own.image.pixels.set(
      own.image.pixels.map((level, at) => Math.min(level, turned.image.pixels[at - shift] ?? level)),
    );
    expect(poseByMarkers(own.image, layoutOf(spec), own.placed, own.rows)).toBeNull();
  });

  it('is open where the rings lie otherwise than ours', () => {
    const { image, placed, rows } = lieIn(poses[0]!, (known) => known, spec);
    const closer = placed.map((spot) => (spot.group === 1 ? { ...spot, x: spot.x - 4 * spot.radiusX } : spot));
    expect(poseByMarkers(image, layoutOf(spec), closer, rows)).toBeNull();
  });
});
