import { phone, vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const level = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '4px 20px',
  marginBottom: 20,
});
export const trophy = style({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: vars.rMd,
  background: vars.board,
  color: vars.onBoard,
});
export const total = style({ fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });
export const panel = style({ paddingTop: 20, '@media': { [phone]: { paddingTop: 14 } } });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  gap: 16,
  '@media': { [phone]: { gap: 12 } },
});
export const card = style({ display: 'flex', flexDirection: 'column', gap: 12, height: '100%' });
export const cardHead = style({ display: 'flex', alignItems: 'flex-start', gap: 14 });
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 48,
  height: 48,
  borderRadius: '50%',
  background: vars.brandSoft,
  color: vars.brand,
});
export const iconLocked = style([icon, { background: vars.surfaceSunken, color: vars.textMuted }]);
export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const description = style({ fontSize: vars.fsTable, lineHeight: vars.lhTable, color: vars.textMuted });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginTop: 'auto',
});
export const xp = style({ fontWeight: vars.fwStrong, fontVariantNumeric: 'tabular-nums' });
export const date = style({
  marginInlineStart: 'auto',
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
  color: vars.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
