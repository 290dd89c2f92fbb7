import type { WorkImage } from '../core/gray-image.ts';
import type { Photo } from '../core/reading.ts';
import type { Workspace } from '../core/workspace.ts';
import { shrinkToGray, workScale } from '../stages/ink/shrink-to-gray.ts';

/** Long side at which sheets of other makers are looked at, px: some print 160 questions on a page. */
const LOOK_SIDE_PX = 2000;
/** A smaller picture is doubled: lines of a pixel's width do not close around their paper. */
const SMALL_SIDE_PX = 1100;

/** A row of pixels of twice the width, between whose pixels the levels run evenly: three parts of the nearer, one of the farther. */
function doubledRow(from: Photo['pixels'], start: number, width: number, to: Float32Array): void {
  for (let x = 0; x < width; x++) {
    const left = start + 4 * Math.max(0, x - 1);
    const own = start + 4 * x;
    const right = start + 4 * Math.min(width - 1, x + 1);
    for (let channel = 0; channel < 4; channel++) {
      const near = 3 * from[own + channel]!;
      to[8 * x + channel] = (near + from[left + channel]!) / 4;
      to[8 * x + 4 + channel] = (near + from[right + channel]!) / 4;
    }
  }
}

/** A picture of twice the size. */
function doubled({ width, height, pixels }: Photo): Photo {
  const stride = 8 * width;
  const out = new Uint8ClampedArray(2 * height * stride);
  const rows = [0, 1, 2].map(() => new Float32Array(stride));
  const at = (y: number, row: Float32Array) =>
    doubledRow(pixels, 4 * width * Math.min(height - 1, Math.max(0, y)), width, row);
  at(0, rows[0]!);
  at(0, rows[1]!);
  for (let y = 0; y < height; y++) {
    at(y + 1, rows[2]!);
    const [above, own, below] = rows as [Float32Array, Float32Array, Float32Array];
    for (let i = 0; i < stride; i++) {
      out[2 * y * stride + i] = (3 * own[i]! + above[i]!) / 4;
      out[(2 * y + 1) * stride + i] = (3 * own[i]! + below[i]!) / 4;
    }
    rows.push(rows.shift()!);
  }
  return { width: 2 * width, height: 2 * height, pixels: out };
}

/** A photo as large as print is sought in it, with how many of its pixels one of the original's is. */
export interface ModelPicture {
  readonly photo: Photo;
  readonly enlargement: 1 | 2;
  /** Gray, in the workspace's memory until its next image. */
  readonly image: WorkImage;
}

export function modelPicture(original: Photo, workspace: Workspace): ModelPicture {
  const isSmall = Math.max(original.width, original.height) < SMALL_SIDE_PX;
  const photo = isSmall ? doubled(original) : original;
  const image = shrinkToGray(photo, workScale(photo, LOOK_SIDE_PX), workspace);
  return { photo, enlargement: isSmall ? 2 : 1, image };
}
