import { style } from '@vanilla-extract/css';
import { coarse, phone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  minWidth: 0,
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
  color: vars.textMuted,
});

export const crumb = style({ display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 });

export const link = style({
  borderRadius: vars.rXs,
  '@media': {
    [phone]: { display: 'inline-flex', alignItems: 'center', minWidth: vars.control, minHeight: vars.control },
    [coarse]: { display: 'inline-flex', alignItems: 'center', minWidth: vars.control, minHeight: vars.control },
  },
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: 3 },
    '&[data-focus-visible]': { outline: `3px solid ${vars.focus}`, outlineOffset: 2 },
  },
});

export const here = style({ color: vars.text, fontWeight: vars.fwStrong });
