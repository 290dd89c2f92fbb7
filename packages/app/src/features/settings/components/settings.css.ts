import { vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const card = style({ display: 'flex', flexDirection: 'column', gap: 24, maxWidth: 640 });
export const hint = style({ fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });
