import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DialogSteps, type HistoryWindow } from './dialog-history.ts';

/** A browser's history with one entry a place; a step is taken a moment after it was asked for. */
class FakeBrowser {
  readonly entries: { state: { idx: number; key?: string }; href: string }[] = [{ state: { idx: 0 }, href: '/lista' }];
  at = 0;
  #listeners: (() => void)[] = [];

  readonly window = this.#makeWindow();

  #makeWindow(): HistoryWindow {
    const browser = this;
    return {
      history: {
        get state() {
          return browser.entries[browser.at]?.state;
        },
        pushState: (state: { idx: number }, _: string, href: string) => {
          browser.entries.splice(browser.at + 1, Number.POSITIVE_INFINITY, { state, href });
          browser.at += 1;
        },
        replaceState: (state: { idx: number }, _: string, href: string) => {
          browser.entries[browser.at] = { state, href };
        },
        go: (delta: number) => void setTimeout(() => browser.go(delta), 5),
      },
      location: {
        get href() {
          return browser.href();
        },
      },
      addEventListener: (_: string, listener: () => void) => void this.#listeners.push(listener),
      setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    } as unknown as HistoryWindow;
  }
  href = () => this.entries[this.at]?.href ?? '';
  /** What the browser's own buttons do. */
  go(delta: number): void {
    this.at += delta;
    for (const listener of this.#listeners) listener();
  }
  /** As the router does when an address changes in its place. */
  replace = (href: string) => {
    this.window.history.replaceState(this.entries[this.at]?.state, '', href);
  };
  push = (href: string, key: string) => {
    this.entries.splice(this.at + 1, Number.POSITIVE_INFINITY, { state: { idx: this.at + 1, key }, href });
    this.at += 1;
  };
}

const settle = () => vi.advanceTimersByTime(500);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function opened(depth = 1) {
  const browser = new FakeBrowser();
  const steps = new DialogSteps(browser.window);
  const layer = { now: depth, depth: () => layer.now, back: vi.fn(() => void close()) };
  const end = steps.open(layer);
  const close = () => end();
  settle();
  return { browser, steps, layer, close };
}

describe('places of dialogs in the history', () => {
  it('let Back close the dialog, on the screen where it was opened', () => {
    const { browser, layer } = opened();
    expect(browser.at).toBe(1);
    expect(browser.href()).toBe('/lista');
    browser.go(-1);
    settle();
    expect(layer.back).toHaveBeenCalledOnce();
    expect(browser.at).toBe(0);
  });

  it('go when the dialog is closed otherwise, and what that changed in the address stays', () => {
    const { browser, layer, close } = opened();
    browser.replace('/lista?pagina=2');
    close();
    settle();
    expect(browser.at).toBe(0);
    expect(browser.href()).toBe('/lista?pagina=2');
    expect(layer.back).not.toHaveBeenCalled();
    // Forward finds no empty place either.
    browser.go(1);
    settle();
    expect(browser.at).toBe(0);
  });

  it('go with the address that is typed in the moment in which they go', () => {
    const { browser, close } = opened();
    close();
    // The step was asked of the browser, which has not taken it yet.
    vi.advanceTimersByTime(1);
    browser.replace('/lista?busca=ana');
    settle();
    expect([browser.at, browser.href()]).toEqual([0, '/lista?busca=ana']);
  });

  it('are one more for each step of a wizard, which Back takes one by one', () => {
    const { browser, steps, layer } = opened();
    layer.back.mockImplementation(() => {
      layer.now -= 1;
      steps.changed();
    });
    layer.now = 3;
    steps.changed();
    settle();
    expect(browser.at).toBe(3);
    browser.go(-1);
    settle();
    expect([browser.at, layer.now]).toEqual([2, 2]);
  });

  it('are there again for a dialog that does not close, such as one being saved', () => {
    const { browser, layer } = opened();
    layer.back.mockImplementation(() => undefined);
    browser.go(-1);
    settle();
    expect(browser.at).toBe(1);
  });

  it('pass from one dialog to the next', () => {
    const { browser, steps, close } = opened();
    close();
    steps.open({ depth: () => 1, back: vi.fn() });
    settle();
    expect(browser.at).toBe(1);
    expect(browser.entries).toHaveLength(2);
  });

  it('stay behind where a dialog leads to another screen, which Back leaves for the first', () => {
    const { browser, steps, close } = opened();
    browser.push('/turma', 'b');
    steps.drew('b', true);
    close();
    settle();
    expect(browser.href()).toBe('/turma');
    browser.go(-1);
    steps.drew('default', false);
    settle();
    expect([browser.at, browser.href()]).toEqual([0, '/lista']);
  });

  it('do not take a place that the router has put a screen in since', () => {
    const { browser, steps, close } = opened();
    close();
    settle();
    browser.push('/turma', 'b');
    steps.drew('b', true);
    const end = steps.open({ depth: () => 1, back: vi.fn() });
    settle();
    end();
    settle();
    expect(browser.href()).toBe('/turma');
  });

  it('are known after a reload', () => {
    const { browser } = opened();
    const again = new DialogSteps(browser.window);
    again.open({ depth: () => 1, back: vi.fn() });
    settle();
    expect(browser.at).toBe(1);
  });
});
