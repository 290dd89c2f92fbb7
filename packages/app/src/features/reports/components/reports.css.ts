import { vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: '12px 16px',
  alignItems: 'start',
});
export const card = style({ marginBottom: 16 });
export const hide = style({ display: 'flex', flexDirection: 'column', gap: 4, alignSelf: 'end' });
export const hint = style({ fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });
