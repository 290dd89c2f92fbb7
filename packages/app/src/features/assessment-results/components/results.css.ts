import { phone, vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const stack = style({ display: 'flex', flexDirection: 'column', gap: 16 });
export const panel = style({ display: 'flex', flexDirection: 'column', gap: 16, paddingTop: 20 });
export const chart = style({
  display: 'grid',
  height: '22rem',
  '@media': { [phone]: { height: '20rem' } },
});
export const wait = style({ display: 'grid', placeItems: 'center' });
export const note = style({
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
  color: vars.textMuted,
  maxWidth: '60rem',
});
export const right = style({ fontWeight: vars.fwBold, color: vars.success });
export const key = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: 16,
  alignItems: 'start',
  '@media': { 'screen and (max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
