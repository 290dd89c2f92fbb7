import type { Photo } from '../core/reading.ts';
import { Workspace } from '../core/workspace.ts';
import { shrinkToGray, workScale } from '../stages/ink/shrink-to-gray.ts';
import { MatScope } from './mat-scope.ts';
import type { OpenCv } from './opencv-types.ts';

/** Long sides at which the code is looked for, px: modules of 3 to 6 px decode best. */
const SIDES_PX = [1300, 2200] as const;

/** Text of a QR code in the photo, or null. */
export function readIdentity(cv: OpenCv, photo: Photo, workspace = new Workspace()): string | null {
  const scales = new Set(SIDES_PX.map((side) => workScale(photo, side)));
  for (const scale of scales) {
    using scope = new MatScope();
    const { width, height, pixels } = shrinkToGray(photo, scale, workspace);
    const image = scope.own(new cv.Mat(height, width, cv.CV_8UC1));
    image.data.set(pixels.subarray(0, width * height));
    const text = scope.own(new cv.QRCodeDetector()).detectAndDecode(image);
    if (text) return text;
  }
  return null;
}
