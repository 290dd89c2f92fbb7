import { vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' });
export const words = style({ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' });
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  fontSize: vars.fsBody,
  lineHeight: '1.375rem',
  fontWeight: vars.fwStrong,
  letterSpacing: 0,
});
export const muted = style({ color: vars.textMuted, fontSize: vars.fsSmall, lineHeight: vars.lhSmall });
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
