import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const page = createVar();
export const line = createVar();

export const brandMark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 11,
  fontWeight: vars.fwBold,
  letterSpacing: '-0.015em',
});

export const tones = styleVariants({
  board: { color: '#fff', vars: { [page]: '#f5f2e9', [line]: '#163b30' } },
  paper: { color: vars.text, vars: { [page]: vars.brand, [line]: vars.surfaceRaised } },
});

export const sizes = styleVariants({
  // In the phone's bar: the name fits beside five buttons at 360 px. Where it finds no room it wraps below what is seen, and the drawing
  // stands alone.
  small: {
    fontSize: 'min(1.0625rem, 24px)',
    flexWrap: 'wrap',
    minWidth: 24,
    height: 27,
    lineHeight: '27px',
    overflow: 'hidden',
  },
  regular: { fontSize: '1.375rem' },
  large: { fontSize: '1.625rem', gap: 13 },
});

export const drawing = styleVariants({
  small: { width: 24, height: 27 },
  regular: { width: 30, height: 34 },
  large: { width: 36, height: 41 },
});
