import { style } from '@vanilla-extract/css';
import { forcedColors, phone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { forcedChosen } from '../theme/mixins.css.ts';

/** On the narrowest phone it takes a little of the popover's padding, so that seven days of 44 px fit. */
export const calendar = style({
  width: 'min(20.5rem, calc(100vw - 50px))',
  '@media': { [phone]: { marginInline: -4 } },
});

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 4 });

export const choices = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 4, minWidth: 0 });

export const choice = style({
  minHeight: vars.control,
  maxWidth: '100%',
  padding: '0 6px',
  border: 0,
  borderRadius: vars.rSm,
  background: vars.surfaceRaised,
  color: vars.text,
  // Large text stops where 'novembro' would no longer fit between the arrows.
  fontSize: 'min(1rem, 6vw)',
  fontWeight: vars.fwStrong,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.surfaceHover },
    '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: -1 },
  },
});

export const grid = style({ width: '100%', marginTop: 4, tableLayout: 'fixed', borderCollapse: 'collapse' });

export const weekday = style({
  height: '2rem',
  fontSize: 'min(0.8125rem, 3.8vw)',
  whiteSpace: 'nowrap',
  fontWeight: vars.fwMedium,
  color: vars.textMuted,
  textAlign: 'center',
});

export const day = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: vars.control,
  borderRadius: vars.rSm,
  fontSize: vars.fsTable,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: vars.surfaceHover },
    '&[data-focus-visible]': { outline: `3px solid ${vars.focus}`, outlineOffset: -3 },
    // Today: a bar under the number, as the sidebar and the tabs mark where one is.
    '&[data-now]': { fontWeight: vars.fwBold },
    '&[data-now]::after': {
      content: '',
      position: 'absolute',
      bottom: 5,
      width: 18,
      height: 3,
      borderRadius: 2,
      background: vars.accent,
    },
    '&[data-selected]': { background: vars.brand, color: vars.onBrand, fontWeight: vars.fwBold },
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-disabled], &[data-unavailable]': { color: vars.textFaint, cursor: 'not-allowed' },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-now]::after': { background: 'CanvasText', forcedColorAdjust: 'none' },
        '&[data-selected]': forcedChosen,
        '&[data-selected][data-now]::after': { background: 'HighlightText' },
        '&[data-disabled], &[data-unavailable]': { color: 'GrayText' },
      },
    },
  },
});
