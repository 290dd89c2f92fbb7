import type { SheetLayout } from '../src/index.ts';
import { type CameraPose, poseAt } from './camera-pose.ts';
import { applyMap, mapBetween, type Point } from './plane-map.ts';
import type { Random } from './random.ts';

/** Room beside the bubbles that stays in the frame, mm: question numbers stand there. */
const besideMm = 14;
const aroundMm = 6;
/** Where a corner's marker has its middle, mm from both edges. */
const markerMm = 14.5;
/** Half of a marker with the white that it needs around it, mm. */
const clearMm = 8;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Moves a page nearer and aside until the frame cuts off one corner, with all answers still inside. */
export function cutCorner(pose: CameraPose, size: Size, layout: SheetLayout, random: Random): CameraPose {
  const { widthMm, heightMm, bubbles } = layout;
  const xs = bubbles.map(({ xMm }) => xMm);
  const ys = bubbles.map(({ yMm }) => yMm);
  const [left, right] = [Math.min(...xs) - besideMm, Math.max(...xs) + aroundMm];
  const [top, bottom] = [Math.min(...ys) - aroundMm, Math.max(...ys) + aroundMm];
  const answers: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  const markers: Point[] = [
    [markerMm, markerMm],
    [widthMm - markerMm, markerMm],
    [widthMm - markerMm, heightMm - markerMm],
    [markerMm, heightMm - markerMm],
  ];
  const [cx, cy] = [size.width / 2, size.height / 2];
  const squareOf = ([x, y]: Point): Point[] =>
    [-1, 1].flatMap((dx) => [-1, 1].map((dy): Point => [x + dx * clearMm, y + dy * clearMm]));
  const isInside = ([x, y]: Point) => x >= 2 && y >= 2 && x < size.width - 2 && y < size.height - 2;
  for (let draw = 0; draw < 3000; draw += 1) {
    const zoom = random.between(1, 1.3);
    const [dx, dy] = [random.between(-0.2, 0.2) * size.width, random.between(-0.2, 0.2) * size.height];
    const corners = pose.corners.map(([x, y]): Point => [cx + (x - cx) * zoom + dx, cy + (y - cy) * zoom + dy]);
    const toPhoto = mapBetween(
      [
        [0, 0],
        [widthMm, 0],
        [widthMm, heightMm],
        [0, heightMm],
      ],
      corners,
    );
    const seen = (point: Point) => isInside(applyMap(toPhoto, point));
    const whole = markers.filter((marker) => squareOf(marker).every(seen)).length;
    if (whole === 3 && !markers.every(seen) && answers.every(seen)) return poseAt(corners, layout);
  }
  return pose;
}
