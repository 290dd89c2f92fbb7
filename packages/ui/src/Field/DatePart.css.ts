import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const segment = style({
  padding: '2px 1px',
  borderRadius: vars.rXs,
  outline: 'none',
  color: 'inherit',
  caretColor: 'transparent',
  selectors: {
    '&[data-type="literal"]': { padding: 0 },
    '&[data-placeholder]': { color: vars.textMuted },
    '&[data-focused]': { background: vars.brand, color: vars.onBrand },
    '&[data-disabled]': { color: vars.textFaint },
  },
});
