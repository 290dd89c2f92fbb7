import { style } from '@vanilla-extract/css';
import { coarse, forcedColors, phone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { forcedChosen, hiddenOnPaper } from '../theme/mixins.css.ts';

/** Too narrow for seven numbers and four arrows side by side. */
const slim = 'screen and (max-width: 600px)';

export const pagination = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  '@media': { [slim]: { flexWrap: 'nowrap', gap: 'clamp(0px, 1vw, 4px)' }, ...hiddenOnPaper },
});

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
    [forcedColors]: { selectors: { '&[aria-current]': forcedChosen } },
  },
});

export const other = style({ '@media': { [slim]: { display: 'none' } } });
export const gap = style({
  width: 24,
  textAlign: 'center',
  color: vars.textMuted,
  '@media': { [slim]: { display: 'none' } },
});
/** Letters so large, by the browser's setting or ours, that the row has no room for all four arrows. */
export const end = style({
  '@media': {
    'screen and (max-width: 16em)': { display: 'none' },
    [slim]: { selectors: { 'html:is([data-text-size="150"], [data-text-size="200"]) &': { display: 'none' } } },
  },
});
/** 'de 73' after this page's number, where it stands alone. */
export const of = style({
  display: 'none',
  paddingInline: 8,
  fontSize: vars.fsTable,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  color: vars.textMuted,
  '@media': { [slim]: { display: 'block' } },
});
