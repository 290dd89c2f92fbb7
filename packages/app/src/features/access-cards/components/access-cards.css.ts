import { phone, vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const pickers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 22rem))',
  gap: 16,
  alignItems: 'start',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10 });
export const warning = style({
  padding: '10px 14px',
  background: vars.warningSoft,
  borderRadius: vars.rSm,
  fontSize: vars.fsTable,
});
