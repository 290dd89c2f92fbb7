import { MAX_RUNS, RunTable } from './run-table.ts';
import { StageClock } from './stage-clock.ts';

/** Per-component sums while runs are joined; index is the component's label. There are no more components than runs. */
export class LabelTable {
  readonly parent = new Int32Array(MAX_RUNS);
  readonly left = new Uint16Array(MAX_RUNS);
  readonly right = new Uint16Array(MAX_RUNS);
  readonly top = new Uint16Array(MAX_RUNS);
  readonly bottom = new Uint16Array(MAX_RUNS);
  readonly area = new Int32Array(MAX_RUNS);
  /** Area between the first and last ink of each row. */
  readonly hull = new Int32Array(MAX_RUNS);
  readonly rowAt = new Int32Array(MAX_RUNS);
  readonly rowLeft = new Uint16Array(MAX_RUNS);
  readonly rowRight = new Uint16Array(MAX_RUNS);
}

/** Memory of a kind: at least as much as is asked for; what it held may be lost. */
function growing<Values extends { readonly length: number }>(make: (size: number) => Values) {
  let own = make(0);
  return (size: number): Values => {
    if (own.length < size) own = make(size);
    return own;
  };
}

/** Memory that one reader uses again for every photo. Not to be shared by two reads at once. */
export class Workspace {
  readonly runs = new RunTable();
  readonly labels = new LabelTable();
  readonly clock = new StageClock();
  /** Bytes for a gray image, and for a second one. */
  readonly gray = growing((size) => new Uint8Array(size));
  readonly smoothed = growing((size) => new Uint8Array(size));
  /** Column sums, and ink limits. */
  readonly columns = growing((size) => new Int32Array(size));
  readonly limits = growing((size) => new Int32Array(size));
}
