import { vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'flex', flexDirection: 'column', gap: 32, maxWidth: 880 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 16,
  paddingBottom: 10,
  borderBottom: `1.5px solid ${vars.borderStrong}`,
});
export const count = style({ fontSize: vars.fsSmall, color: vars.textMuted, whiteSpace: 'nowrap' });
export const answer = style({ maxHeight: '24rem', overflowY: 'auto', whiteSpace: 'pre-line' });
export const none = style({ padding: '14px 0', color: vars.textMuted });
