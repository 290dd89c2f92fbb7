import type { WorkImage } from '../core/gray-image.ts';
import { MatScope } from './mat-scope.ts';
import type { Mat, OpenCv } from './opencv-types.ts';

/** CLAHE: contrast limit and tiles a side. Tiles of about a column's width even out a shadow without drawing the noise. */
const CLIP_LIMIT = 3;
const TILES = 8;
/** Median window, px: removes sensor noise, keeps a line of two pixels. */
const MEDIAN_SIDE = 3;

/** A gray image in OpenCV's heap. */
export function toMat(cv: OpenCv, image: { width: number; height: number; pixels: Uint8Array }, scope: MatScope): Mat {
  const mat = scope.own(new cv.Mat(image.height, image.width, cv.CV_8UC1));
  mat.data.set(image.pixels.subarray(0, image.width * image.height));
  return mat;
}

/** Evens out light and lifts faint print. */
export function evenLight(cv: OpenCv, image: WorkImage): WorkImage {
  using scope = new MatScope();
  const source = toMat(cv, image, scope);
  const quiet = scope.own(new cv.Mat());
  cv.medianBlur(source, quiet, MEDIAN_SIDE);
  const clahe = scope.own(new cv.CLAHE(CLIP_LIMIT, new cv.Size(TILES, TILES)));
  const even = scope.own(new cv.Mat());
  clahe.apply(quiet, even);
  return { ...image, pixels: new Uint8Array(even.data) };
}
