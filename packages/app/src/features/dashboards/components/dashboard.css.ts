import { phone, vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 14, marginBottom: 20 });
export const greeting = style({ '@media': { [phone]: { fontSize: vars.fsH2, lineHeight: vars.lhH2 } } });
export const year = style({
  marginLeft: 'auto',
  fontSize: vars.fsSmall,
  color: vars.textMuted,
  '@media': { [phone]: { marginLeft: 0 } },
});
export const section = style({ marginTop: 20 });
export const sectionHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 56,
  padding: '0 20px',
  borderBottom: `${vars.bw} solid ${vars.border}`,
});
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: 1,
  background: vars.border,
  borderRadius: `0 0 ${vars.rMd} ${vars.rMd}`,
  overflow: 'hidden',
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 64,
  padding: '10px 20px',
  background: vars.surfaceRaised,
  selectors: {
    '&:hover': { background: vars.surfaceHover },
    '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: -3 },
  },
});
export const rowText = style({ flex: 1, minWidth: 0 });
export const rowName = style({ display: 'block', fontWeight: vars.fwStrong });
export const rowDetail = style({
  display: 'block',
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
  color: vars.textMuted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const rowCount = style({
  fontSize: vars.fsSmall,
  color: vars.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
/** The last row's free cells stay paper. */
export const filler = style({ background: vars.surfaceRaised });
export const quiet = style({ padding: 20, color: vars.textMuted });
