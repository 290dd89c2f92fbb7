import { vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const text = style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontFamily: 'inherit',
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
});
