import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const area = style({
  flex: 1,
  minWidth: 0,
  minHeight: '6rem',
  padding: '9px 0',
  border: 0,
  background: 'none',
  color: 'inherit',
  outline: 'none',
  resize: 'vertical',
  selectors: { '&::placeholder': { color: vars.textMuted, opacity: 1 } },
});
