import { vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const pickers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: 12,
  alignItems: 'start',
});
export const muted = style({ color: vars.textMuted, fontSize: vars.fsSmall, lineHeight: vars.lhSmall });
export const scores = style({ fontVariantNumeric: 'tabular-nums lining-nums' });
export const strong = style([scores, { fontWeight: vars.fwStrong }]);

export const withdraw = style({ alignSelf: 'start' });
