import { vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const week = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' });
export const view = style({ alignSelf: 'flex-start' });
export const list = style({ display: 'flex', flexDirection: 'column', gap: 6 });
export const title = style({ fontSize: vars.fsH3, lineHeight: vars.lhH3, fontWeight: vars.fwStrong });
export const muted = style({ color: vars.textMuted });
export const detail = style({
  display: 'block',
  color: vars.textMuted,
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
});
