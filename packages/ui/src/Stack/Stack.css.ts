import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** The steps of the design's space between parts that stand one below another. */
const gaps = {
  0: '0',
  1: vars.s1,
  2: vars.s2,
  3: vars.s3,
  4: vars.s4,
  5: vars.s5,
  6: vars.s6,
  8: vars.s8,
} as const;

export const stack = styleVariants(gaps, (gap) => ({ display: 'flex', flexDirection: 'column', minWidth: 0, gap }));
