import { style } from '@vanilla-extract/css';

/** The clear button is there only while there is something to clear. */
export const clear = style({
  marginRight: -10,
  marginBlock: -4,
  selectors: { '[data-empty] &': { visibility: 'hidden' } },
});
