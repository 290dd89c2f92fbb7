import { phone } from '@caderneta/ui';
import { styleVariants } from '@vanilla-extract/css';

/** As high before the chart came as after. */
export const chart = styleVariants({ regular: ['23.25rem', '15rem'], low: ['13rem', '13rem'] }, ([wide, slim]) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: wide,
  '@media': { [phone]: { minHeight: slim } },
}));
