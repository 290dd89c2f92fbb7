import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const progress = style({ display: 'flex', flexDirection: 'column', gap: 6, minWidth: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
  color: vars.textMuted,
});

export const value = style({ fontWeight: vars.fwStrong, color: vars.text, fontVariantNumeric: 'tabular-nums' });

export const track = style({
  height: 8,
  borderRadius: 4,
  overflow: 'hidden',
  background: vars.chartTrack,
  forcedColorAdjust: 'none',
});

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

export const fill = style({
  height: '100%',
  borderRadius: 4,
  background: vars.chart1,
  transition: `width ${vars.tBase} ${vars.ease}`,
});

export const unknown = style([
  fill,
  {
    width: '40%',
    animation: `${slide} 1.4s ${vars.ease} infinite`,
    selectors: { '[data-motion="reduce"] &': { animation: 'none', width: '100%', opacity: 0.5 } },
    '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none', width: '100%', opacity: 0.5 } },
  },
]);

export const withCancel = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '8px 16px' });
globalStyle(`${withCancel} > ${progress}`, { flex: '1 1 12rem' });
