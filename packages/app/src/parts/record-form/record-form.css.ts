import { phone } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'flex', flexDirection: 'column', gap: 16 });
/** Two short fields beside each other. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 16,
  '@media': { [phone]: { gridTemplateColumns: '1fr' } },
});
