import { phone, vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

/** It takes the focus, to be read aloud. */
export const stage = style({ outline: 'none' });
export const stack = style({ display: 'flex', flexDirection: 'column', gap: 20, maxWidth: '60rem' });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  alignItems: 'start',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10 });
export const quiet = style({ fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });
export const title = style({ fontSize: vars.fsH2, lineHeight: vars.lhH2 });
export const good = style({ color: vars.success, fontWeight: vars.fwMedium });
export const bad = style({ color: vars.danger, fontWeight: vars.fwMedium });
export const doubtful = style({ color: vars.warning, fontWeight: vars.fwMedium });
