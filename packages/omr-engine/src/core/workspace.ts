import { RunTable } from './run-table.ts';
import { StageClock } from './stage-clock.ts';

/** Most ink runs, so most components, of one image: see RunTable. */
const MAX_LABELS = 1 << 19;

/** Per-component sums while runs are joined; index is the component's label. */
export class LabelTable {
  readonly parent = new Int32Array(MAX_LABELS);
  readonly left = new Uint16Array(MAX_LABELS);
  readonly right = new Uint16Array(MAX_LABELS);
  readonly top = new Uint16Array(MAX_LABELS);
  readonly bottom = new Uint16Array(MAX_LABELS);
  readonly area = new Int32Array(MAX_LABELS);
  /** Area between the first and last ink of each row. */
  readonly hull = new Int32Array(MAX_LABELS);
  readonly rowAt = new Int32Array(MAX_LABELS);
  readonly rowLeft = new Uint16Array(MAX_LABELS);
  readonly rowRight = new Uint16Array(MAX_LABELS);
}

/** Memory that one reader uses again for every photo. Not to be shared by two reads at once. */
export class Workspace {
  readonly runs = new RunTable();
  readonly labels = new LabelTable();
  readonly clock = new StageClock();
  #gray = new Uint8Array(0);
  #smoothed = new Uint8Array(0);
  #columns = new Int32Array(0);
  #limits = new Int32Array(0);

  /** At least `size` bytes for a gray image; what it held is lost. */
  gray(size: number): Uint8Array {
    if (this.#gray.length < size) this.#gray = new Uint8Array(size);
    return this.#gray;
  }

  /** A second buffer as `gray`. */
  smoothed(size: number): Uint8Array {
    if (this.#smoothed.length < size) this.#smoothed = new Uint8Array(size);
    return this.#smoothed;
  }

  /** At least `width` column sums; what they held is lost. */
  columns(width: number): Int32Array {
    if (this.#columns.length < width) this.#columns = new Int32Array(width);
    return this.#columns;
  }

  /** At least `width` ink limits; what they held is lost. */
  limits(width: number): Int32Array {
    if (this.#limits.length < width) this.#limits = new Int32Array(width);
    return this.#limits;
  }
}
