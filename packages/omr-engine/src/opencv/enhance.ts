import type { WorkImage } from '../core/gray-image.ts';
import { MatScope } from './mat-scope.ts';
import type { Mat, OpenCv } from './opencv-types.ts';

/** CLAHE: contrast limit and tiles a side. Tiles of about a column's width even out a shadow without drawing the noise. */
const CLIP_LIMIT = 3;
const TILES = 8;
/** Median window, px: removes sensor noise, keeps a line of two pixels. */
const MEDIAN_SIDE = 3;
/** Unsharp mask: blur in px and how much of the difference is added. */
const UNSHARP_SIGMA_PX = 2;
const UNSHARP_AMOUNT = 1.5;

/** A gray image in OpenCV's heap. */
export function toMat(cv: OpenCv, image: { width: number; height: number; pixels: Uint8Array }, scope: MatScope): Mat {
  const mat = scope.own(new cv.Mat(image.height, image.width, cv.CV_8UC1));
  mat.data.set(image.pixels.subarray(0, image.width * image.height));
  return mat;
}

const withPixels = (image: WorkImage, mat: Mat): WorkImage => ({ ...image, pixels: new Uint8Array(mat.data) });

/** Evens out light and lifts faint print. */
export function evenLight(cv: OpenCv, image: WorkImage): WorkImage {
  using scope = new MatScope();
  const source = toMat(cv, image, scope);
  const quiet = scope.own(new cv.Mat());
  cv.medianBlur(source, quiet, MEDIAN_SIDE);
  const clahe = scope.own(new cv.CLAHE(CLIP_LIMIT, new cv.Size(TILES, TILES)));
  const even = scope.own(new cv.Mat());
  clahe.apply(quiet, even);
  return withPixels(image, even);
}

/** Sharpens print that is out of focus or slightly moved. */
export function sharpen(cv: OpenCv, image: WorkImage): WorkImage {
  using scope = new MatScope();
  const source = toMat(cv, image, scope);
  const soft = scope.own(new cv.Mat());
  cv.GaussianBlur(source, soft, new cv.Size(0, 0), UNSHARP_SIGMA_PX);
  const sharp = scope.own(new cv.Mat());
  cv.addWeighted(source, 1 + UNSHARP_AMOUNT, soft, -UNSHARP_AMOUNT, 0, sharp);
  return withPixels(image, sharp);
}
