import { style } from '@vanilla-extract/css';
import { paper as onPaper, phone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 18px',
  margin: '0 0 8px',
  padding: 0,
  listStyle: 'none',
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
});
export const entry = style({ display: 'flex', alignItems: 'center', gap: 8, overflowWrap: 'anywhere', minWidth: 0 });
export const sample = style({ width: '2.25rem', height: '0.875rem', flex: 'none' });

export const room = style({
  position: 'relative',
  // It grows with the page, or a wide one would flatten the line.
  height: 'clamp(15rem, 16vw, 22rem)',
  '@media': { [phone]: { height: '9.5rem' }, [onPaper]: { height: 'auto' } },
  minWidth: 0,
  borderRadius: vars.rXs,
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: 2 } },
});
export const drawing = style({
  display: 'block',
  width: '100%',
  height: '100%',
  overflow: 'visible',
  // Measured for the screen, and as wide as the sheet allows on paper.
  '@media': { [onPaper]: { height: 'auto', maxHeight: '75mm' } },
});

export const gridLine = style({ stroke: vars.gridLine });
export const baseLine = style({ stroke: vars.borderStrong, strokeWidth: 1.5 });
export const reference = style({ stroke: vars.danger, strokeWidth: 1.5, strokeDasharray: '6 4' });
export const cursor = style({ stroke: vars.text, strokeWidth: 1.6 });
export const tick = style({ fill: vars.textMuted, fontSize: vars.fsCaption, fontVariantNumeric: 'tabular-nums' });
export const value = style({
  fill: vars.text,
  fontSize: vars.fsCaption,
  fontWeight: vars.fwStrong,
  fontVariantNumeric: 'tabular-nums',
});
export const paper = style({ stroke: vars.surfaceRaised });

export const note = style({ fontSize: vars.fsCaption, lineHeight: vars.lhCaption, color: vars.textMuted });

export const reading = style({
  minHeight: vars.lhSmall,
  margin: '6px 0 0',
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
  fontVariantNumeric: 'tabular-nums',
});
