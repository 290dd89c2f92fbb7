import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const link = style({
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationColor: vars.borderStrong,
  textDecorationThickness: '1px',
  textUnderlineOffset: 3,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.rXs },
    '&[data-hovered]': { textDecorationColor: 'currentColor' },
    '&[data-focus-visible]': { outline: `3px solid ${vars.focus}`, outlineOffset: 2 },
  },
});
/** The entry that takes the press. */
globalStyle(`li:has(${link})`, { position: 'relative' });
