import { vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

/** Where a result comes from, below its state. */
export const origin = style({ marginTop: 2, fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });
