import type { DialogHistory, DialogLayer } from '@caderneta/ui';

/** How long a dialog that Back was pressed in has to close, ms: one that is being saved stays, and stands in the history again. */
const GRACE_MS = 400;
/** Until the router has drawn the address that the browser shows, ms. */
const ROUTER_MS = 50;

/** The browser, as far as it is needed here. */
export type HistoryWindow = Pick<Window, 'history' | 'location' | 'addEventListener' | 'setTimeout'>;

const fieldOf = (state: unknown, name: string): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;

/**
 * One place of the browser's history for each step of what is open over a screen: a dialog, and each step of a wizard. They have the
 * screen's own address. Back takes the last step; a dialog that closes otherwise takes its places away with it, and leaves the address
 * as it is by then. Started before the router, so that it sees the browser's word first.
 */
export class DialogSteps implements DialogHistory {
  readonly #window: HistoryWindow;
  readonly #layers: DialogLayer[] = [];
  /** The router's numbers of the places that stand for dialogs. */
  #guards: Set<number>;
  /** A step that was asked of the browser: where it leads, and the address that shall be there. */
  #step: { readonly to: number; href: string } | null = null;
  /** The location that the router has drawn last. */
  #drawn: string | null = null;
  #due: { readonly at: number } | null = null;

  constructor(browser: HistoryWindow) {
    this.#window = browser;
    // After a reload: so many places behind this one, and this one, are of dialogs.
    const depth = Number(fieldOf(browser.history.state, 'dialogs') ?? 0);
    this.#guards = new Set(Array.from({ length: depth }, (_, at) => this.#index() - at));
    browser.addEventListener('popstate', this.#onPop);
    // What is typed into the address while a step is under way shall be there after it; the router tells of it only once it has drawn.
    const { history, location } = browser;
    const replace = history.replaceState.bind(history);
    history.replaceState = (...given) => {
      replace(...given);
      if (this.#step) this.#step.href = location.href;
    };
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
      const at = this.#index();
      this.#guards = new Set([...this.#guards].filter((guard) => guard < at));
    }
    this.#drawn = key;
  }

  #index(): number {
    return Number(fieldOf(this.#window.history.state, 'idx') ?? 0);
  }

  /** Places of dialogs behind the screen that is shown, this one included. */
  #held(): number {
    let at = this.#index();
    while (this.#guards.has(at)) at -= 1;
    return this.#index() - at;
  }

  #wanted(): number {
    return this.#layers.reduce((all, layer) => all + layer.depth(), 0);
  }

  readonly #onPop = (): void => {
    const step = this.#step;
    this.#step = null;
    if (step?.to === this.#index()) {
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
    const key = fieldOf(history.state, 'key') ?? 'default';
    if (this.#drawn !== null && key !== this.#drawn) {
      this.#settleIn(ROUTER_MS);
      return;
    }
    const index = this.#index();
    const missing = this.#wanted() - this.#held();
    if (missing < 0) {
      this.#step = { to: index + missing, href: location.href };
      history.go(missing);
      return;
    }
    if (missing === 0) return;
    const held = this.#held();
    this.#guards = new Set([...this.#guards].filter((guard) => guard <= index));
    for (let at = 1; at <= missing; at += 1) {
      this.#guards.add(index + at);
      history.pushState({ ...history.state, idx: index + at, dialogs: held + at }, '', location.href);
    }
  }
}
