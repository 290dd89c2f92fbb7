import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const score = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 10,
  rowGap: 4,
});

export const words = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: 6,
  fontSize: vars.fsSmall,
  color: vars.textMuted,
});

const figure = style({
  fontWeight: vars.fwBold,
  color: vars.text,
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: '-0.01em',
});

export const figures = styleVariants({
  regular: [figure, { fontSize: '1.25rem', lineHeight: '1.5rem' }],
  large: [figure, { fontSize: vars.fsFigure, lineHeight: vars.lhFigure }],
});
