import { style } from '@vanilla-extract/css';
import { abovePhone, phone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: 8,
  minHeight: vars.topbarH,
  padding: '0 26px 0 32px',
  borderBottom: `${vars.bw} solid ${vars.border}`,
  color: vars.textMuted,
  '@media': {
    [phone]: {
      position: 'sticky',
      top: 0,
      zIndex: 20,
      gap: 4,
      minHeight: 56,
      padding: '0 8px 0 4px',
      border: 0,
      background: vars.board,
      color: vars.onBoard,
    },
  },
});

export const phoneOnly = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  '@media': { [abovePhone]: { display: 'none' } },
});

export const crumbs = style({ flex: 1, minWidth: 0, '@media': { [phone]: { display: 'none' } } });

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  '@media': { [phone]: { gap: 0 } },
});

/** As the bell beside it: the bar says the colour. */
export const help = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.control,
  height: vars.control,
  borderRadius: vars.rSm,
  color: 'inherit',
  selectors: {
    '&:is([data-hovered],[data-pressed])': { background: 'color-mix(in srgb, currentColor 14%, transparent)' },
    '&[data-focus-visible]': { outline: `3px solid ${vars.focus}`, outlineOffset: 2 },
  },
});
