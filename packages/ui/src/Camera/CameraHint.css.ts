import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const hint = style({
  position: 'absolute',
  zIndex: 4,
  right: 14,
  bottom: 14,
  maxWidth: 400,
  maxHeight: 'calc(100% - 20px)',
  overflowY: 'auto',
  padding: '16px 20px 18px',
  borderRadius: vars.rMd,
  background: vars.surfaceRaised,
  color: vars.text,
  boxShadow: vars.shadowFloat,
  '@media': { [phone]: { left: 10, right: 10, bottom: 10, maxWidth: 'none', padding: '14px 16px 16px' } },
});
export const title = style({ fontSize: vars.fsBody, lineHeight: vars.lhBody, fontWeight: vars.fwBold });
export const message = style({ fontSize: vars.fsTable, lineHeight: vars.lhTable, color: vars.textMuted });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 });
globalStyle(`${actions} > *`, { flex: '1 1 9rem', paddingInline: 8 });
