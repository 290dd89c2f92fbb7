import { style } from '@vanilla-extract/css';
import { paper } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const textLink = style({
  color: vars.brand,
  fontWeight: vars.fwMedium,
  textDecoration: 'underline',
  textDecorationColor: vars.borderStrong,
  textDecorationThickness: '1px',
  textUnderlineOffset: 3,
  borderRadius: vars.rXs,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { textDecorationColor: 'currentColor' },
    '&[data-focus-visible]': { outline: `3px solid ${vars.focus}`, outlineOffset: 2 },
    '&[data-disabled]': { color: vars.textFaint, textDecoration: 'none', cursor: 'not-allowed' },
  },
});

/** As the text around it, known by its line alone. */
export const plain = style({ color: 'inherit', fontWeight: 'inherit' });

/** On a line of its own: 44 px tall, enough for a finger. */
export const standalone = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control,
  '@media': { [paper]: { minHeight: 0 } },
});
