import { vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { print: { gridTemplateColumns: '1fr 1fr', gap: '6mm' } },
});
/** One is cut out whole. */
export const card = style({
  breakInside: 'avoid',
  padding: '14px 16px',
  border: `1.5px dashed ${vars.borderStrong}`,
  borderRadius: vars.rMd,
});
export const name = style({
  fontWeight: vars.fwStrong,
  fontSize: vars.fsH3,
  lineHeight: vars.lhH3,
  overflowWrap: 'anywhere',
});
export const className = style({ fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });
export const facts = style({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '2px 12px', margin: '10px 0' });
export const label = style({ fontSize: vars.fsSmall, color: vars.textMuted });
export const value = style({ margin: 0, fontWeight: vars.fwStrong, overflowWrap: 'anywhere' });
export const code = style([
  value,
  { fontFamily: vars.fontMono, fontSize: vars.fsH2, lineHeight: vars.lhH2, letterSpacing: '0.04em' },
]);
