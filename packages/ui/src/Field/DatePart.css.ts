import { style } from '@vanilla-extract/css';
import { forcedColors } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { forcedChosen } from '../theme/mixins.css.ts';

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
  '@media': { [forcedColors]: { selectors: { '&[data-focused]': forcedChosen } } },
});
