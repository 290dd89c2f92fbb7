import { style } from '@vanilla-extract/css';
import { forcedColors, phone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { forcedChosen } from '../theme/mixins.css.ts';

export const steps = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: '14px 28px 0',
  '@media': { [phone]: { padding: '10px 18px 0', gap: 8 } },
});

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  paddingTop: 12,
  borderTop: `4px solid ${vars.border}`,
  fontSize: vars.fsTable,
  fontWeight: vars.fwMedium,
  color: vars.textMuted,
  selectors: {
    '&[aria-current]': { borderColor: vars.accent, color: vars.text, fontWeight: vars.fwBold },
  },
  // Every line has the same colour there: what is to come is dotted.
  '@media': {
    [forcedColors]: { selectors: { '&:not([aria-current], [data-done])': { borderTopStyle: 'dotted' } } },
  },
});

export const number = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.625rem',
  height: '1.625rem',
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 1.5px ${vars.borderStrong}`,
  fontSize: vars.fsSmall,
  fontWeight: vars.fwBold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[aria-current] > &': { background: vars.brand, color: vars.onBrand, boxShadow: 'none' },
    '[data-done] > &': { background: vars.brandSoft, color: vars.brand, boxShadow: `inset 0 0 0 1.5px ${vars.brand}` },
  },
  '@media': {
    [forcedColors]: { border: '1.5px solid CanvasText', selectors: { '[aria-current] > &': forcedChosen } },
  },
});

/** Only the current step has room for its name on a phone. */
export const stepTitle = style({ minWidth: 0, '@media': { [phone]: { display: 'none' } } });

export const phoneTitle = style({
  display: 'none',
  padding: '8px 18px 0',
  fontWeight: vars.fwBold,
  '@media': { [phone]: { display: 'block' } },
});

export const content = style({ paddingTop: 12, outline: 'none' });

/** Closer to its word on a phone, so that the three acts share a line. */
export const cancel = style({ '@media': { [phone]: { paddingInline: 8 } } });

/** Alone at the start of the footer. */
export const back = style({ marginInlineEnd: 'auto' });
