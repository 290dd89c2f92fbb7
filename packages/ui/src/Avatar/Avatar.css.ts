import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: '50%',
  overflow: 'hidden',
  color: vars.text,
  fontWeight: vars.fwBold,
  lineHeight: 1,
  letterSpacing: '0.01em',
  userSelect: 'none',
});

const square = (side: number, fontSize: string) => ({ width: side, height: side, fontSize });
export const sizes = styleVariants({
  small: square(30, '12.5px'),
  regular: square(36, '13px'),
  large: square(48, '17px'),
  huge: square(88, '30px'),
});

export const tints = [vars.av1, vars.av2, vars.av3, vars.av4, vars.av5].map((background) => style({ background }));

export const photo = style({ width: '100%', height: '100%', objectFit: 'cover' });
