/**
 * The rule of a bar that stays at the foot of the window: the only one that does, since an element with `data-sticky-foot` sends the
 * bar at the top away, under 96 px, and at its place in the page where letters are so large that it would cover half of what is read.
 */
export const stickyFoot = {
  position: 'sticky',
  bottom: 0,
  selectors: { 'html[data-text-size="150"] &, html[data-text-size="200"] &': { position: 'static' } },
} as const;

/** Selects a bar at the top of a page that has a foot that stays. */
export const aboveStickyFoot = 'html:has([data-sticky-foot]) &';
