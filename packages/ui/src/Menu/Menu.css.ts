import { style } from '@vanilla-extract/css';
import { phone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { cutAtEnd } from '../theme/mixins.css.ts';

export const list = style({ minWidth: '13rem', padding: 6, overflow: 'auto', maxHeight: 'inherit', outline: 'none' });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: vars.control,
  padding: '8px 12px',
  borderRadius: 6,
  fontSize: vars.fsTable,
  lineHeight: vars.lhTable,
  fontWeight: vars.fwMedium,
  color: vars.text,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: vars.surfaceHover },
    '&[data-focus-visible]': { outline: `3px solid ${vars.focus}`, outlineOffset: -3 },
    '&[data-disabled]': { color: vars.textFaint, cursor: 'not-allowed' },
  },
});

export const itemIcon = style({ color: vars.textMuted });

export const me = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 48,
  minWidth: vars.control,
  padding: '0 6px',
  borderRadius: vars.rSm,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:is([data-hovered],[data-pressed])': { background: vars.surfaceHover },
    '&[data-focus-visible]': { outline: `3px solid ${vars.focus}`, outlineOffset: 2 },
  },
  '@media': { [phone]: { justifyContent: 'center' } },
});

const hideOnPhone = {
  [phone]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
} as const;

export const meText = style({ minWidth: 0, '@media': hideOnPhone });
export const meName = style({
  display: 'block',
  // The longest names must not push the bar's own buttons out of sight.
  maxWidth: '20rem',
  ...cutAtEnd,
  fontSize: vars.fsTable,
  lineHeight: '1.125rem',
  fontWeight: vars.fwStrong,
  color: vars.text,
});
export const meRole = style({
  display: 'block',
  fontSize: vars.fsCaption,
  lineHeight: '1rem',
  color: vars.textMuted,
});
export const meChevron = style({ color: vars.textMuted, '@media': { [phone]: { display: 'none' } } });
