import { vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const title = style({
  margin: '4px 0 12px',
  fontSize: vars.fsH3,
  lineHeight: vars.lhH3,
  letterSpacing: 0,
  overflowWrap: 'anywhere',
});
/** The beginning of a description; the whole of it is in what the card opens. */
export const description = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  margin: '-8px 0 12px',
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
  color: vars.textMuted,
  overflowWrap: 'anywhere',
});
export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 0 auto',
  alignItems: 'center',
  alignContent: 'flex-end',
  gap: 8,
  selectors: { '&:not(:empty)': { marginBottom: 12 } },
});
export const footText = style({
  flex: '1 1 6.5rem',
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
  color: vars.textMuted,
});
export const next = style({ marginLeft: 'auto' });
