import { vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const hint = style({ fontSize: vars.fsTable, color: vars.textMuted });
export const failed = style({ color: vars.danger });
