import { vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const stack = style({ display: 'flex', flexDirection: 'column', gap: 16 });
export const quiet = style({ fontSize: vars.fsTable, lineHeight: vars.lhTable, color: vars.textMuted });
export const picker = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  paddingBottom: 12,
  background: vars.surfaceRaised,
  borderBottom: `${vars.bw} solid ${vars.borderStrong}`,
});
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
export const rows = style({ listStyle: 'none', margin: 0, padding: 0 });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 46,
  padding: '4px 6px',
  borderBottom: `${vars.bw} solid ${vars.border}`,
  selectors: { '&[data-current]': { background: vars.brandSofter, boxShadow: `inset 3px 0 0 ${vars.brand}` } },
});
export const codes = style({ display: 'flex', flexDirection: 'column', gap: 8 });
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: 0, listStyle: 'none' });
export const chip = style({ display: 'inline-flex', alignItems: 'center', gap: 2, maxWidth: '100%' });
export const code = style({ fontFamily: vars.fontMono, fontSize: vars.fsSmall });
/** Begins where the words of the question's button do. */
export const text = style({
  paddingInlineStart: `calc(14px + ${vars.bw})`,
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
  color: vars.textMuted,
  flexBasis: '100%',
});
