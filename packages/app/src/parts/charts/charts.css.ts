import { styleVariants } from '@vanilla-extract/css';

/** As high before the chart came as after. */
export const chart = styleVariants({ regular: '23.25rem', low: '13rem' }, (minHeight) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight,
}));
