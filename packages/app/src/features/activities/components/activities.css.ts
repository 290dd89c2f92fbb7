import { vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const title = style({
  margin: '4px 0 12px',
  fontSize: vars.fsH3,
  lineHeight: vars.lhH3,
  letterSpacing: 0,
  overflowWrap: 'anywhere',
});
export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  selectors: { '&:not(:empty)': { marginBottom: 12 } },
});
export const footText = style({ flex: 1, fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });
