import { vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const pages = style({ display: 'flex', justifyContent: 'center', marginTop: 20 });
export const hint = style({ marginTop: 12, fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });
export const title = style({ display: 'block', fontWeight: vars.fwBold });
export const message = style({ display: 'block', fontWeight: vars.fwRegular, whiteSpace: 'pre-line' });
export const date = style({ color: vars.textMuted, fontVariantNumeric: 'tabular-nums' });
export const detail = style({ display: 'flex', flexDirection: 'column', gap: 12, overflowWrap: 'anywhere' });
