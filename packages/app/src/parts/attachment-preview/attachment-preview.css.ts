import { vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const image = style({ display: 'block', maxWidth: '100%', maxHeight: '60vh', margin: '0 auto' });
export const audio = style({ width: '100%' });
export const page = style({
  display: 'block',
  width: '100%',
  height: '60vh',
  border: `1px solid ${vars.border}`,
  borderRadius: vars.rMd,
  background: '#fff',
});
export const text = style({
  maxHeight: '60vh',
  overflow: 'auto',
  padding: 16,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontFamily: vars.fontMono,
  background: vars.surfaceSunken,
  borderRadius: vars.rMd,
});
