import { large, vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const panel = style({ display: 'flex', flexDirection: 'column', gap: 16, paddingTop: 20 });
export const note = style({
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
  color: vars.textMuted,
  maxWidth: '60rem',
});
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10 });
export const right = style({ fontWeight: vars.fwBold, color: vars.success });
export const key = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
/** A chart beside its table, where that leaves the table its columns. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  '@media': {
    'screen and (min-width: 1400px)': { gridTemplateColumns: '21rem minmax(0, 1fr)' },
    [large]: { gridTemplateColumns: '30rem minmax(0, 1fr)' },
  },
});
