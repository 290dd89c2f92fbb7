import { vars } from './contract.css.ts';

/** The steps of the design's space. */
export const space = {
  0: '0',
  1: vars.s1,
  2: vars.s2,
  3: vars.s3,
  4: vars.s4,
  5: vars.s5,
  6: vars.s6,
  8: vars.s8,
  10: vars.s10,
  14: vars.s14,
  18: vars.s18,
} as const;
