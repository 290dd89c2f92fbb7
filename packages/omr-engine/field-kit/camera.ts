import { pageMm } from './clean-sheet.ts';
import type { Dice } from './dice.ts';
import type { Surface, Vector } from './surface.ts';

/** A camera with a pinhole and a lens that bends a little. */
export interface Camera {
  readonly width: number;
  readonly height: number;
  readonly eye: Vector;
  /** A point of space on the picture, with its distance along the view. */
  project(point: Vector): Vector;
  /** The point of the table that a pixel sees. */
  onTable(x: number, y: number): readonly [number, number];
  /** Pixels to a millimetre in the middle of the page. */
  readonly scale: number;
}

export interface Stand {
  readonly width: number;
  readonly height: number;
  /** How far the camera leans from straight above, in radians. */
  readonly tilt: number;
  readonly roll: number;
  /** Height above the page in mm. */
  readonly distance: number;
  /** Share of the picture left free around the page. */
  readonly margin: number;
}

const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const unit = (a: Vector): Vector => {
  const size = Math.hypot(...a);
  return [a[0] / size, a[1] / size, a[2] / size];
};

/** Points the camera at the first page and comes as near to all of them as the margin allows. */
export function pointCamera(stand: Stand, surfaces: readonly Surface[], dice: Dice): Camera {
  const { width, height, tilt, roll, distance } = stand;
  const from = dice.between(0, 2 * Math.PI);
  const eye: Vector = [
    pageMm.width / 2 + distance * Math.sin(tilt) * Math.cos(from),
    pageMm.height / 2 + distance * Math.sin(tilt) * Math.sin(from),
    distance * Math.cos(tilt),
  ];
  const ahead = unit([pageMm.width / 2 - eye[0], pageMm.height / 2 - eye[1], -eye[2]]);
  const flatRight = unit([1 - ahead[0] * ahead[0], -ahead[1] * ahead[0], -ahead[2] * ahead[0]]);
  const flatDown = cross(flatRight, ahead);
  const turn = (a: Vector, b: Vector, angle: number): Vector => [
    a[0] * Math.cos(angle) + b[0] * Math.sin(angle),
    a[1] * Math.cos(angle) + b[1] * Math.sin(angle),
    a[2] * Math.cos(angle) + b[2] * Math.sin(angle),
  ];
  const right = turn(flatRight, flatDown, roll);
  const down = turn(flatDown, flatRight, -roll);
  const lens = dice.between(-0.035, 0.02);
  const bare = (point: Vector): Vector => {
    const away: Vector = [point[0] - eye[0], point[1] - eye[1], point[2] - eye[2]];
    const depth = dot(away, ahead);
    const [x, y] = [dot(away, right) / depth, dot(away, down) / depth];
    const bent = 1 + lens * (x * x + y * y);
    return [x * bent, y * bent, depth];
  };
  const box = { left: 1e9, right: -1e9, top: 1e9, foot: -1e9 };
  for (const { positions } of surfaces) {
    for (let node = 0; node < positions.length; node += 3) {
      const [x, y] = bare([positions[node]!, positions[node + 1]!, positions[node + 2]!]);
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.foot = Math.max(box.foot, y);
    }
  }
  const free = 1 - 2 * stand.margin;
  const focal = Math.min((width * free) / (box.right - box.left), (height * free) / (box.foot - box.top));
  const origin = (size: number, span: number) => (size - span) / 2 + dice.between(-0.3, 0.3) * (size - span);
  const originX = origin(width, focal * (box.right - box.left)) - focal * box.left;
  const originY = origin(height, focal * (box.foot - box.top)) - focal * box.top;
  return {
    width,
    height,
    eye,
    scale: focal / distance,
    project(point) {
      const [x, y, depth] = bare(point);
      return [originX + focal * x, originY + focal * y, depth];
    },
    onTable(pixelX, pixelY) {
      let [x, y] = [(pixelX - originX) / focal, (pixelY - originY) / focal];
      const straight = 1 - lens * (x * x + y * y);
      [x, y] = [x * straight, y * straight];
      const way: Vector = [
        ahead[0] + x * right[0] + y * down[0],
        ahead[1] + x * right[1] + y * down[1],
        ahead[2] + x * right[2] + y * down[2],
      ];
      const reach = -eye[2] / Math.min(-1e-3, way[2]);
      return [eye[0] + reach * way[0], eye[1] + reach * way[1]];
    },
  };
}
