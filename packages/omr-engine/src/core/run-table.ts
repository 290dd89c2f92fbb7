/** Most ink runs that one image may have. A page of text at 1300 px has about 60,000; noise beyond this is not a sheet. */
export const MAX_RUNS = 1 << 19;

/**
 * Ink of an image as horizontal runs, and the component that each run belongs to.
 * Runs of row y are those from `rowStart[y]` up to `rowStart[y + 1]`. Reused from frame to frame: nothing is allocated while reading.
 */
export class RunTable {
  readonly first = new Uint16Array(MAX_RUNS);
  readonly last = new Uint16Array(MAX_RUNS);
  readonly label = new Int32Array(MAX_RUNS);
  rowStart = new Int32Array(0);
  count = 0;

  /** Makes room for an image of this many rows. */
  begin(rows: number): void {
    if (this.rowStart.length < rows + 1) this.rowStart = new Int32Array(rows + 1);
    this.count = 0;
  }

  get capacity(): number {
    return MAX_RUNS - 1;
  }
}
