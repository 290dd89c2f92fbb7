import type { Deletable } from './mat-scope.ts';

/** A matrix in the WebAssembly heap. `data` is a view that dies when the heap grows: copy it at once. */
export interface Mat extends Deletable {
  readonly data: Uint8Array;
}

interface QrDetector extends Deletable {
  detectAndDecode(image: Mat): string;
}

/** The part of OpenCV.js 4.12 that this package uses. */
export interface OpenCv {
  readonly Mat: new (rows: number, cols: number, type: number) => Mat;
  readonly QRCodeDetector: new () => QrDetector;
  readonly CV_8UC1: number;
}
