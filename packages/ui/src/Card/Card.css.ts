import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { paper, phone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const card = recipe({
  base: {
    minWidth: 0,
    background: vars.surfaceRaised,
    border: `${vars.bw} solid ${vars.border}`,
    borderRadius: vars.rMd,
    '@media': { [paper]: { padding: 0, border: 0, overflow: 'visible' } },
  },
  variants: {
    padding: {
      regular: { padding: `${vars.s4} ${vars.s5}`, '@media': { [phone]: { padding: '12px 14px' } } },
      none: { overflow: 'hidden' },
    },
  },
  defaultVariants: { padding: 'regular' },
});

// On a phone a table's rows are cards themselves: a card around cards would be one frame too many.
globalStyle('[data-card]:has(> [data-table="cards"])', {
  '@media': { [phone]: { border: 0, background: 'none', overflow: 'visible' } },
});
