import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const error = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  padding: '20px 24px',
  background: vars.surfaceRaised,
  border: `${vars.bwInput} solid ${vars.danger}`,
  borderRadius: vars.rMd,
});

export const disc = style({
  width: 44,
  height: 44,
  borderRadius: '50%',
  background: vars.dangerSoft,
  color: vars.danger,
});

export const words = style({ flex: '1 1 14rem', minWidth: 0 });
export const title = style({ fontSize: vars.fsH3, lineHeight: vars.lhH3, fontWeight: vars.fwStrong });
export const message = style({ color: vars.textMuted });
