import { style } from '@vanilla-extract/css';
import { forcedColors } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { forcedChosen } from '../theme/mixins.css.ts';

export const card = style({
  padding: '12px 16px 16px',
  background: vars.warningSoft,
  border: `${vars.bwInput} solid ${vars.warning}`,
  borderRadius: vars.rMd,
});

export const header = style({ display: 'flex', alignItems: 'center', gap: 10, color: vars.warning });

export const title = style({ fontSize: '1.0625rem', lineHeight: '1.5rem', fontWeight: vars.fwBold });

export const message = style({
  margin: '2px 0 10px',
  fontSize: vars.fsTable,
  lineHeight: vars.lhTable,
});

export const crop = style({
  display: 'block',
  width: '100%',
  maxHeight: 140,
  objectFit: 'contain',
  borderRadius: vars.rSm,
  border: `${vars.bw} solid ${vars.border}`,
  background: '#f3eee2',
});

/** A grid of digits is taller than a row of bubbles. */
export const tallCrop = style([crop, { maxHeight: 420 }]);

export const entry = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 8, marginTop: 10 });

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 10 });

export const together = style({ display: 'flex', flex: '1 1 12rem', flexWrap: 'wrap', gap: 8 });

export const choice = style({
  flex: '1 1 2.75rem',
  minWidth: vars.control,
  minHeight: 48,
  padding: '4px 6px',
  borderRadius: vars.rSm,
  border: `${vars.bwInput} solid ${vars.borderStrong}`,
  background: vars.surfaceRaised,
  color: vars.text,
  fontSize: vars.fsH3,
  lineHeight: vars.lhH3,
  fontWeight: vars.fwBold,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.surfaceHover },
    '&[data-focus-visible]': { outline: `3px solid ${vars.focus}`, outlineOffset: 2 },
    '&[data-selected]': { background: vars.brand, borderColor: vars.brand, color: vars.onBrand },
    '&[data-disabled]': { opacity: 0.6, cursor: 'not-allowed' },
  },
  '@media': { [forcedColors]: { selectors: { '&[data-selected]': forcedChosen } } },
});

export const blank = style([choice, { flex: '1.9 1 6.5rem', fontSize: vars.fsTable, fontWeight: vars.fwStrong }]);
