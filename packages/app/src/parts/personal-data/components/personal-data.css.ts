import { vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const section = style({ display: 'flex', flexDirection: 'column', gap: 12, marginTop: 20 });
export const heading = style({ fontSize: vars.fsH3, lineHeight: vars.lhH3 });
export const hint = style({ fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  margin: '6px 0 0',
  padding: 0,
  listStyle: 'none',
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
  overflowWrap: 'anywhere',
});
