import { type KeyboardEvent, type PointerEvent, useState } from 'react';

const STEPS: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index - 1,
  Home: () => 0,
  End: (_index, last) => last,
};

/**
 * One tab stop for all points of a chart: arrows, Home and End move a cursor, whose value a screen reader announces.
 *
 * @param announced What to say at each point, in order.
 * @returns `active`: the point under the cursor or the mouse, null when neither is there; `cursorProps` for the element
 *   around the drawing, given which point is nearest to so many pixels from its left.
 */
export function useReadingCursor(label: string, announced: readonly string[]) {
  const [index, setIndex] = useState(0);
  const [isFocused, setFocused] = useState(false);
  const [hovered, hover] = useState<number | null>(null);
  const last = announced.length - 1;
  const current = Math.min(index, last);
  const cursorProps = (nearest: (left: number) => number) => ({
    role: 'slider' as const,
    tabIndex: 0,
    'aria-label': label,
    'aria-readonly': true as const,
    'aria-valuemin': 0,
    'aria-valuemax': last,
    'aria-valuenow': current,
    'aria-valuetext': announced[current],
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
    onPointerMove: (event: PointerEvent<HTMLElement>) =>
      hover(nearest(event.clientX - event.currentTarget.getBoundingClientRect().left)),
    onPointerLeave: () => hover(null),
    onKeyDown: (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      hover(null);
      setIndex(Math.max(0, Math.min(last, step(current, last))));
    },
  });
  return { active: hovered ?? (isFocused ? current : null), cursorProps };
}
