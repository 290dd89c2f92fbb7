declare module 'fft.js' {
  /** Radix-4 transform of a fixed power-of-two size. */
  export default class FFT {
    constructor(size: number);
    createComplexArray(): number[];
    /** Fills the first half of `out` (interleaved re, im) from real input. */
    realTransform(out: ArrayLike<number>, input: ArrayLike<number>): void;
  }
}
