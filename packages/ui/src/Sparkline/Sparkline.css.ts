import { style } from '@vanilla-extract/css';
import { phone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  minWidth: 44,
  maxWidth: '100%',
  padding: '0 6px',
  borderRadius: vars.rSm,
  cursor: 'pointer',
  color: vars.text,
  selectors: {
    '&[data-hovered]': { background: vars.surfaceHover },
    '&[data-focus-visible]': { outline: `3px solid ${vars.focus}`, outlineOffset: 1 },
  },
  '@media': { [phone]: { minHeight: vars.control }, '(pointer: coarse)': { minHeight: vars.control } },
});

export const drawing = style({ width: '6rem', height: '1.5rem', flex: '0 1 auto', minWidth: 0, overflow: 'visible' });
export const path = style({ fill: 'none', stroke: vars.chart1, strokeWidth: 2, strokeLinejoin: 'round' });
export const end = style({ fill: vars.chart1 });
export const value = style({
  fontSize: vars.fsTable,
  lineHeight: vars.lhTable,
  fontWeight: vars.fwStrong,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const none = style({ color: vars.textFaint });
export const popover = style({ minWidth: '12rem' });
export const title = style({ margin: 0, fontSize: vars.fsBody, lineHeight: vars.lhBody, fontWeight: vars.fwStrong });
