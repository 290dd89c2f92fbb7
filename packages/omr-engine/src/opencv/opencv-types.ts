import type { Deletable } from './mat-scope.ts';

/** A matrix in the WebAssembly heap. `data` is a view that dies when the heap grows: copy it at once. */
export interface Mat extends Deletable {
  readonly rows: number;
  readonly data: Uint8Array;
  readonly data32S: Int32Array;
}

/** Sums over a contour's area: its size, and its second moments about the centre. */
export interface Moments {
  readonly m00: number;
  readonly m10: number;
  readonly m01: number;
  readonly mu20: number;
  readonly mu11: number;
  readonly mu02: number;
}

interface MatVector extends Deletable {
  size(): number;
  get(index: number): Mat;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Clahe extends Deletable {
  apply(source: Mat, target: Mat): void;
}

interface QrDetector extends Deletable {
  detectAndDecode(image: Mat): string;
}

/** The part of OpenCV.js 4.12 that this package uses. */
export interface OpenCv {
  readonly Mat: new (rows?: number, cols?: number, type?: number) => Mat;
  readonly MatVector: new () => MatVector;
  readonly Size: new (width: number, height: number) => Size;
  readonly CLAHE: new (clipLimit: number, tiles: Size) => Clahe;
  readonly QRCodeDetector: new () => QrDetector;
  medianBlur(source: Mat, target: Mat, side: number): void;
  blur(source: Mat, target: Mat, size: Size): void;
  getStructuringElement(shape: number, size: Size): Mat;
  morphologyEx(source: Mat, target: Mat, operation: number, kernel: Mat): void;
  divide(a: Mat, b: Mat, target: Mat, scale: number): void;
  threshold(source: Mat, target: Mat, level: number, most: number, kind: number): void;
  resize(source: Mat, target: Mat, size: Size, scaleX: number, scaleY: number, interpolation: number): void;
  /** `hierarchy`: four numbers a contour: next, previous, first child, parent; -1 for none. */
  findContours(image: Mat, contours: MatVector, hierarchy: Mat, mode: number, method: number): void;
  moments(contour: Mat): Moments;
  warpAffine(source: Mat, target: Mat, matrix: Mat, size: Size, interpolation: number, border: number): void;
  matFromArray(rows: number, columns: number, type: number, values: readonly number[]): Mat;
  readonly CV_8UC1: number;
  readonly CV_64FC1: number;
  readonly RETR_CCOMP: number;
  readonly CHAIN_APPROX_NONE: number;
  readonly INTER_LINEAR: number;
  readonly INTER_AREA: number;
  readonly BORDER_REPLICATE: number;
  readonly MORPH_RECT: number;
  readonly MORPH_CLOSE: number;
  readonly THRESH_BINARY_INV: number;
}
