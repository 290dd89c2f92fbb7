import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const tooltip = style({
  maxWidth: 'min(18rem, calc(100vw - 24px))',
  padding: '6px 10px',
  borderRadius: vars.rSm,
  background: vars.inverse,
  color: vars.onInverse,
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
  fontWeight: vars.fwMedium,
});
