import type { DialogHistory, DialogLayer } from '@caderneta/ui';

const STORED = 'caderneta.dialogos';
/** How long a dialog that Back was pressed in has to close, ms: one that is being saved stays, and stands in the history again. */
const GRACE_MS = 400;
/** Until the router has drawn the address that the browser shows, ms. */
const ROUTER_MS = 50;

/** The browser, as far as it is needed here. */
export type HistoryWindow = Pick<Window, 'history' | 'location' | 'sessionStorage' | 'addEventListener' | 'setTimeout'>;

/**
 * One place of the browser's history for each step of what is open over a screen: a dialog, and each step of a wizard. They have the
 * screen's own address. Back takes the last step; a dialog that closes otherwise takes its places away with it, and leaves the address
 * as it is by then. Started before the router, so that it sees the browser's word first.
 */
export class DialogPlaces implements DialogHistory {
  readonly #window: HistoryWindow;
  readonly #layers: DialogLayer[] = [];
  /** The router's numbers of the places that stand for dialogs. */
  #guards: ReadonlySet<number>;
  /** A step that was asked of the browser: where it leads, and the address that shall be there. */
  #step: { readonly to: number; readonly href: string } | null = null;
  /** The location that the router has drawn last. */
  #drawn: string | null = null;
  #due: { readonly at: number } | null = null;

  constructor(browser: HistoryWindow) {
    this.#window = browser;
    this.#guards = this.#stored();
    browser.addEventListener('popstate', this.#onPop);
  }

  readonly open = (layer: DialogLayer): (() => void) => {
    this.#layers.push(layer);
    this.#settleIn(0);
    return () => {
      this.#layers.splice(this.#layers.indexOf(layer), 1);
      this.#settleIn(0);
    };
  };

  readonly changed = (): void => this.#settleIn(0);

  /** The router drew a location. A place that it put there is no dialog's, whatever stood under its number. */
  drew(key: string, isNew: boolean): void {
    if (isNew && key !== this.#drawn) {
      const at = this.#place();
      this.#keep([...this.#guards].filter((guard) => guard < at));
    }
    this.#drawn = key;
  }

  #place(): number {
    const state: unknown = this.#window.history.state;
    const idx = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
    return typeof idx === 'number' ? idx : 0;
  }

  /** Places of dialogs behind the screen that is shown, this one included. */
  #held(): number {
    let at = this.#place();
    while (this.#guards.has(at)) at -= 1;
    return this.#place() - at;
  }

  #wanted(): number {
    return this.#layers.reduce((all, layer) => all + layer.depth(), 0);
  }

  readonly #onPop = (): void => {
    const step = this.#step;
    this.#step = null;
    if (step?.to === this.#place()) {
      // Here is what was there before the dialog opened; what the dialog's end changed in the address stays.
      const { history, location } = this.#window;
      if (location.href !== step.href) history.replaceState(history.state, '', step.href);
      this.#settleIn(0);
      return;
    }
    const isLeft = this.#held() < this.#wanted();
    if (isLeft) this.#layers.at(-1)?.back();
    this.#settleIn(isLeft ? GRACE_MS : 0);
  };

  #settleIn(ms: number): void {
    // What was asked for last counts: a dialog that closes within the time it was given is settled at once.
    const due = { at: ms };
    this.#due = due;
    this.#window.setTimeout(() => {
      if (this.#due === due) this.#settle();
    }, ms);
  }

  /** Adds or takes places until there are as many as are wanted. */
  #settle(): void {
    if (this.#step !== null) return;
    const { history, location } = this.#window;
    const state: unknown = history.state;
    const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : 'default';
    if (this.#drawn !== null && key !== this.#drawn) {
      this.#settleIn(ROUTER_MS);
      return;
    }
    const place = this.#place();
    const missing = this.#wanted() - this.#held();
    if (missing < 0) {
      this.#step = { to: place + missing, href: location.href };
      history.go(missing);
      return;
    }
    if (missing === 0) return;
    this.#keep([
      ...[...this.#guards].filter((guard) => guard <= place),
      ...Array.from({ length: missing }, (_, at) => place + at + 1),
    ]);
    for (let at = 1; at <= missing; at += 1)
      history.pushState({ ...history.state, idx: place + at }, '', location.href);
  }

  #keep(guards: readonly number[]): void {
    this.#guards = new Set(guards);
    try {
      this.#window.sessionStorage.setItem(STORED, JSON.stringify(guards));
    } catch {
      // After a reload Back is pressed once more: all that is lost.
    }
  }

  #stored(): ReadonlySet<number> {
    try {
      const stored: unknown = JSON.parse(this.#window.sessionStorage.getItem(STORED) ?? '[]');
      return new Set(Array.isArray(stored) ? stored.filter((each) => typeof each === 'number') : []);
    } catch {
      return new Set();
    }
  }
}
