import type { WorkImage } from '../core/gray-image.ts';
import type { Photo } from '../core/reading.ts';
import type { Workspace } from '../core/workspace.ts';
import { shrinkToGray, workScale } from '../stages/ink/shrink-to-gray.ts';

/** Long side at which sheets of other makers are looked at, px: some print 160 questions on a page. */
const LOOK_SIDE_PX = 2000;
/** A smaller picture is doubled: lines of a pixel's width do not close around their paper. */
const SMALL_SIDE_PX = 1100;

/** A picture of twice the size, between whose pixels the levels run evenly. */
function doubled({ width, height, pixels }: Photo): Photo {
  const wide = 2 * width;
  const out = new Uint8ClampedArray(4 * wide * 2 * height);
  for (let y = 0; y < 2 * height; y++) {
    const top = Math.min(height - 1, Math.max(0, (y - 1) >> 1));
    const bottom = Math.min(height - 1, top + (y === 0 ? 0 : 1));
    const lower = y % 2 === 0 ? 0.75 : 0.25;
    for (let x = 0; x < wide; x++) {
      const left = Math.min(width - 1, Math.max(0, (x - 1) >> 1));
      const right = Math.min(width - 1, left + (x === 0 ? 0 : 1));
      const further = x % 2 === 0 ? 0.75 : 0.25;
      for (let channel = 0; channel < 4; channel++) {
        const at = (row: number, column: number) => pixels[4 * (row * width + column) + channel]!;
        const upper = at(top, left) * (1 - further) + at(top, right) * further;
        const under = at(bottom, left) * (1 - further) + at(bottom, right) * further;
        out[4 * (y * wide + x) + channel] = upper * (1 - lower) + under * lower;
      }
    }
  }
  return { width: wide, height: 2 * height, pixels: out };
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
