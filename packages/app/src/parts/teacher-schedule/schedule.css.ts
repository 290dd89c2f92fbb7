import { phone } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 16,
  alignItems: 'start',
  '@media': { [phone]: { gap: 12 } },
});
