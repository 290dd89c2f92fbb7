import { describe, expect, it } from 'vitest';
import { DrawnImage } from '../../../test-kit/drawn-image.ts';
import { makeSheetPhoto } from '../../../test-kit/index.ts';
import { arucoPatterns } from '../../core/aruco.data.ts';
import { Workspace } from '../../core/workspace.ts';
import { layOutLegacySheet } from '../../sheet/lay-out-legacy-sheet.ts';
import { findInk } from '../ink/label-components.ts';
import { shrinkToGray } from '../ink/shrink-to-gray.ts';
import { usualThreshold } from '../ink/threshold-runs.ts';
import { clearestMarkers, findMarkers, hasDuplicates } from './find-markers.ts';

/** Draws a marker of `side` px turned by `angle` around its centre. */
function drawMarker(
  image: DrawnImage,
  id: number,
  x: number,
  y: number,
  side: number,
  angle = 0,
  mirrored = false,
): void {
  const isInk = (px: number, py: number) => {
    const dx = px - x;
    const dy = py - y;
    const u = (dx * Math.cos(angle) + dy * Math.sin(angle)) * (mirrored ? -1 : 1);
    const v = -dx * Math.sin(angle) + dy * Math.cos(angle);
    const column = Math.floor((u / side + 0.5) * 6);
    const row = Math.floor((v / side + 0.5) * 6);
    return arucoPatterns[id]?.[row]?.[column] === 0;
  };
  // Half its diagonal, however it is turned.
  const reach = side * Math.SQRT1_2;
  image.paint(30, isInk, { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach });
}

const seek = (image: DrawnImage) => {
  const workspace = new Workspace();
  return findMarkers(image, findInk(image, usualThreshold(1280), workspace), workspace.runs);
};

describe('corner markers', () => {
  it.each([0, 0.3, Math.PI / 2, 2.5, Math.PI])('are named and placed when turned by %f', (angle) => {
    const image = new DrawnImage(400, 300, 220, 5);
    const points = [
      [70, 60],
      [320, 70],
      [310, 230],
      [80, 220],
    ] as const;
    for (const [id, [x, y]] of points.entries()) drawMarker(image, id, x, y, 40, angle);
    const found = seek(image);
    expect(found.map(({ id }) => id).sort()).toEqual([0, 1, 2, 3]);
    for (const { id, corners, sheetCorners, mirrored } of found) {
      const [x, y] = points[id];
      expect(mirrored).toBe(false);
      corners.forEach(([cx, cy], corner) => {
        const [u, v] = sheetCorners[corner]!;
        const ex = x + 20 * (u * Math.cos(angle) - v * Math.sin(angle));
        const ey = y + 20 * (u * Math.sin(angle) + v * Math.cos(angle));
        expect(Math.hypot(cx - ex, cy - ey)).toBeLessThan(1.6);
      });
    }
  });

  it('are not seen in rings that resemble one that was smeared, however many', async () => {
    const laidOut = layOutLegacySheet({ groups: [13, 13], options: 4 });
    if (!laidOut.ok) throw new Error(laidOut.message);
    const asked = { layout: laidOut.layout, level: 'ordinary', seed: 1_000_011, size: 'landscape' } as const;
    const { width, height, rgba } = await makeSheetPhoto(asked);
    const workspace = new Workspace();
    const image = shrinkToGray({ width, height, pixels: rgba }, 1, workspace);
    const ink = findInk(image, usualThreshold(image.frameSide), workspace);
    expect(findMarkers(image, ink, workspace.runs)).toEqual([]);
  });

  it('are told from their mirror image', () => {
    const image = new DrawnImage(400, 300);
    drawMarker(image, 1, 90, 80, 42, 0.2, true);
    expect(seek(image)).toMatchObject([{ id: 1, mirrored: true }]);
  });

  it('are not seen in plain squares, and not where the frame cuts them', () => {
    const image = new DrawnImage(300, 200);
    image.paint(30, (x, y) => Math.abs(x - 80) < 20 && Math.abs(y - 80) < 20);
    drawMarker(image, 2, 290, 100, 40);
    expect(seek(image)).toEqual([]);
  });

  it('seen twice tell two sheets', () => {
    const image = new DrawnImage(300, 200);
    drawMarker(image, 2, 60, 60, 40);
    drawMarker(image, 2, 200, 100, 40);
    const found = seek(image);
    expect(hasDuplicates(found)).toBe(true);
    expect(clearestMarkers(found)).toHaveLength(1);
  });
});
