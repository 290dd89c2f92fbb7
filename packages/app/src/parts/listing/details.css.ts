import { vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: '12px 16px',
});
export const label = style({ fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });
export const value = style({ fontWeight: vars.fwStrong, fontVariantNumeric: 'tabular-nums' });
export const heading = style({ marginBottom: 10, fontSize: vars.fsH3, lineHeight: vars.lhH3 });
