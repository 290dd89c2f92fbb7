import { phone, vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 32,
  maxWidth: 880,
  marginBottom: 32,
  '@media': { [phone]: { flexDirection: 'column', gap: 16 } },
});
export const words = style({ flex: '1 1 20rem', minWidth: 0 });
export const what = style({ marginBottom: 16 });
export const stepsTitle = style({ fontSize: vars.fsH3, lineHeight: vars.lhH3, fontWeight: vars.fwBold });
export const steps = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  margin: '10px 0 16px',
  paddingLeft: '1.5rem',
  listStyle: 'decimal',
});
export const picture = style({
  flex: '0 1 240px',
  width: '100%',
  maxWidth: 240,
  height: 'auto',
  border: `${vars.bw} solid ${vars.border}`,
  borderRadius: vars.rMd,
});
export const search = style({ maxWidth: 880, marginBottom: 20 });
export const list = style({ maxWidth: 880, marginBottom: 32 });
export const listTitle = style({
  fontSize: vars.fsH3,
  lineHeight: vars.lhH3,
  fontWeight: vars.fwBold,
  marginBottom: 8,
});
export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  columnGap: 24,
  '@media': { [phone]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))', columnGap: 12 } },
});
