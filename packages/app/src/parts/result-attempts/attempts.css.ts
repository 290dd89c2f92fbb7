import { endToEnd, vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const section = style({ display: 'flex', flexDirection: 'column', gap: 8, padding: 16 });
export const title = style({ fontSize: vars.fsH3, lineHeight: vars.lhH3, fontWeight: vars.fwStrong });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  ...endToEnd,
  gap: '6px 12px',
  minHeight: 52,
  padding: '6px 0',
  borderTop: `1px solid ${vars.border}`,
});
export const words = style({ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' });
export const grade = style({ fontWeight: vars.fwStrong, fontVariantNumeric: 'tabular-nums' });
export const detail = style({ fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });
