import { vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 12,
  width: '100%',
});
export const text = style({ flex: '1 1 14rem', fontWeight: vars.fwMedium });
