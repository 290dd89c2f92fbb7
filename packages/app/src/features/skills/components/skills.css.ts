import { vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const clipped = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  maxWidth: '60ch',
});
export const code = style({ fontFamily: vars.fontMono, whiteSpace: 'nowrap' });
export const stack = style({ display: 'flex', flexDirection: 'column', gap: 16 });
export const quiet = style({ fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });
export const good = style({ fontWeight: vars.fwMedium });
export const bad = style({ color: vars.danger, fontWeight: vars.fwMedium });
