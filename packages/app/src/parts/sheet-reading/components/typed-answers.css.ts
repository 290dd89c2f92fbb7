import { endToEnd, vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const columns = style({ display: 'flex', flexWrap: 'wrap', gap: '16px 28px', marginTop: 16 });
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const question = style({ display: 'flex', alignItems: 'center', gap: 8 });
export const number = style({
  width: '1.75rem',
  textAlign: 'end',
  color: vars.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const field = style({
  width: '3.25rem',
  minHeight: 44,
  textAlign: 'center',
  fontWeight: vars.fwBold,
  color: vars.text,
  background: vars.surface,
  border: `${vars.bwInput} solid ${vars.borderStrong}`,
  borderRadius: vars.rSm,
  caretColor: 'transparent',
});
export const left = style({ marginTop: 16, fontWeight: vars.fwStrong });
export const restored = style({
  ...endToEnd,
  gap: 8,
  marginBottom: 12,
});
