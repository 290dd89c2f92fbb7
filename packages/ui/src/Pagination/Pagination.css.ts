import { style } from '@vanilla-extract/css';
import { coarse, phone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const pagination = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 });

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 36,
  minHeight: 36,
  padding: '0 6px',
  borderRadius: vars.rSm,
  fontSize: vars.fsTable,
  fontWeight: vars.fwMedium,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.surfaceHover },
    '&[data-focus-visible]': { outline: `3px solid ${vars.focus}`, outlineOffset: 2 },
    '&[aria-current]': { background: vars.brand, color: vars.onBrand, fontWeight: vars.fwBold },
    '&[data-disabled]': { color: vars.textFaint, opacity: 0.6, cursor: 'not-allowed' },
  },
  '@media': {
    [phone]: { minWidth: vars.control, minHeight: vars.control },
    [coarse]: { minWidth: vars.control, minHeight: vars.control },
  },
});

export const gap = style({ width: 24, textAlign: 'center', color: vars.textMuted });
