import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const wave = style({
  position: 'relative',
  height: '5.25rem',
  minWidth: 0,
  borderRadius: vars.rXs,
  touchAction: 'pan-y',
  cursor: 'pointer',
  selectors: {
    '&[aria-readonly="true"]': { cursor: 'default' },
    '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: 2 },
  },
});

export const drawing = style({ display: 'block', width: '100%', height: '100%', overflow: 'visible' });

export const played = style({ fill: vars.chart1, forcedColorAdjust: 'none' });
export const rest = style({ fill: vars.borderStrong });
export const pause = style({ fill: vars.infoSoft });
export const pauseSign = style({ stroke: vars.info, strokeWidth: 2, strokeLinecap: 'round' });
export const word = style({ fill: vars.accent, forcedColorAdjust: 'none' });
export const cursor = style({ stroke: vars.text, strokeWidth: 1.6 });

export const empty = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '5.25rem',
  margin: 0,
  fontSize: vars.fsTable,
  lineHeight: vars.lhTable,
  color: vars.textMuted,
});
