interface State {
  /** Who is in it. */
  selector: string;
  /** What tells the styles so, and what the same element has without it: null is nothing. */
  without: Readonly<Record<string, string | null>>;
}

const STATES: Readonly<Record<string, State>> = {
  chosen: {
    // A cell of a calendar leaves it to the day within; a row of the roll call says it in a word.
    selector:
      '[data-selected], [data-indeterminate], [aria-selected="true"]:not(td), [aria-checked="true"]:not([role="switch"]), [aria-pressed="true"]',
    without: {
      'data-selected': null,
      'data-indeterminate': null,
      'aria-selected': 'false',
      'aria-checked': 'false',
      'aria-pressed': 'false',
    },
  },
  current: {
    // The last of the breadcrumbs is told by its place and by being no link.
    selector: '[aria-current]:not([aria-current="false"], span[aria-current="page"]), [data-now]',
    without: { 'aria-current': null, 'data-now': null, class: '' },
  },
  done: { selector: '[data-done]', without: { 'data-done': null } },
  focused: {
    // A field's frame draws the ring of the input within.
    selector:
      ':is(a, button, label, [role="tab"], [role="option"], [role="menuitem"])[data-focus-visible], [role="spinbutton"][data-focused], [data-focus-within]:has(> input, > textarea)',
    without: { 'data-focus-visible': null, 'data-focus-within': null, 'data-focused': null },
  },
  'drawn at all': { selector: '[aria-busy="true"] [aria-hidden="true"] span:empty', without: {} },
};

/** Seen in an earlier story: one of each widget's elements is enough. */
const seen = new Set<string>();

export interface Probe {
  /** For the message: 'chosen: label "Segunda-feira"'. */
  name: string;
  /** CSS pixels within the frame, with room for a ring around it. */
  clip: { x: number; y: number; width: number; height: number };
  /** Of the window within the frame, CSS pixels. */
  frameWidth: number;
}

interface Held {
  name: string;
  element: HTMLElement;
  state: State;
}

let probes: readonly Held[] = [];
let before = new Map<string, string | null>();

/** A class of the styles that stands for a state: 'Timetable_today__17ivsqn7'. */
const STATE_CLASS = /\b\w+_(?:current|today)__\w+/g;

/**
 * Looks for elements that are in a state, of kinds which no earlier story had.
 *
 * @returns How many; each is then asked for by its place, from 0.
 */
export function findProbes(): number {
  const found: Held[] = [];
  for (const [name, state] of Object.entries(STATES)) {
    for (const element of document.querySelectorAll<HTMLElement>(state.selector)) {
      const kind = `${name} ${element.tagName} ${element.className} ${element.firstElementChild?.className ?? ''}`;
      const { width, height } = element.getBoundingClientRect();
      if (seen.has(kind) || width < 4 || height < 4 || !element.checkVisibility({ visibilityProperty: true })) continue;
      seen.add(kind);
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
      found.push({ name: `${name}: ${element.tagName.toLowerCase()}.${element.className} "${words}"`, element, state });
    }
  }
  probes = found;
  return found.length;
}

/** Room around an element for a ring or a bar, and the most that is taken of a large one; CSS pixels. */
const MARGIN = 6;
const MOST = { width: 1280, height: 160 };

/** Brings the element into sight, in its state. */
export function showProbe(index: number): Probe | null {
  const held = probes[index];
  if (held === undefined) return null;
  held.element.scrollIntoView({ block: 'center', inline: 'nearest' });
  const box = held.element.getBoundingClientRect();
  const x = Math.max(0, box.left - MARGIN);
  const y = Math.max(0, box.top - MARGIN);
  const width = Math.min(window.innerWidth, box.right + MARGIN, x + MOST.width) - x;
  const height = Math.min(window.innerHeight, box.bottom + MARGIN, y + MOST.height) - y;
  return width < 4 || height < 4
    ? null
    : { name: held.name, clip: { x, y, width, height }, frameWidth: window.innerWidth };
}

/** Takes the state away from the element that `showProbe` shows, or gives it back. */
export function setProbe(index: number, isOn: boolean): void {
  const held = probes[index];
  if (held === undefined) return;
  const { element, state } = held;
  if (!isOn) before = new Map(Object.keys(state.without).map((name) => [name, element.getAttribute(name)]));
  for (const [name, other] of isOn ? before : Object.entries(state.without)) {
    const held = before.get(name) ?? null;
    const value = isOn || held === null ? held : name === 'class' ? held.replaceAll(STATE_CLASS, '') : other;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
  if (state === STATES['drawn at all']) element.style.visibility = isOn ? '' : 'hidden';
  // What has the focus for real keeps the ring of the page's own style.
  if (state === STATES.focused) {
    if (isOn) element.style.removeProperty('outline');
    else element.style.setProperty('outline', 'none', 'important');
  }
}
