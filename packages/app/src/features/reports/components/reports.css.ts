import { phone, vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: '12px 16px',
  alignItems: 'start',
});
export const card = style({ marginBottom: 16 });
export const hide = style({ display: 'flex', flexDirection: 'column', gap: 4, alignSelf: 'end' });
export const hint = style({ fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });
export const filesTitle = style({ fontSize: vars.fsH3, lineHeight: vars.lhH3 });
export const files = style({ display: 'flex', flexDirection: 'column', marginTop: 8 });
/** Name, state and acts of one report in a line; under each other where it is narrow. */
export const file = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 2fr) auto',
  gap: '8px 16px',
  alignItems: 'center',
  padding: '10px 0',
  borderTop: `${vars.bw} solid ${vars.border}`,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const fileName = style({ display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' });
export const fileState = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const fileActs = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 4,
});
