import { style } from '@vanilla-extract/css';
import { paper } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const stepper = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'stretch',
  minHeight: 52,
  border: `${vars.bwInput} solid ${vars.borderStrong}`,
  borderRadius: vars.rSm,
  background: vars.surfaceRaised,
  // Its buttons are not printed: the day stands alone.
  '@media': { [paper]: { display: 'block', minHeight: 0, border: 0, background: 'none' } },
});

export const step = style({
  width: 48,
  height: 'auto',
  minHeight: 48,
  color: vars.text,
  selectors: { '&[data-focus-visible]': { outlineOffset: -2 } },
});

export const day = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 0,
  padding: '4px 6px',
  borderRadius: vars.rSm,
  textAlign: 'center',
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-hovered]': { background: vars.surfaceHover },
    '&[data-focus-visible]': { outline: `3px solid ${vars.focus}`, outlineOffset: -2 },
    '&[data-disabled]': { color: vars.textFaint, cursor: 'not-allowed' },
  },
  '@media': { [paper]: { alignItems: 'flex-start', padding: 0, textAlign: 'start' } },
});

export const date = style({ fontSize: '1.0625rem', lineHeight: '1.375rem', fontWeight: vars.fwBold });
export const note = style({ fontSize: vars.fsSmall, lineHeight: '1.125rem', color: vars.textMuted });
