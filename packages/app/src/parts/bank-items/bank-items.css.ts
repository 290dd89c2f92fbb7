import { vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const pair = style({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
});
export const options = style({ display: 'grid', gap: 12, margin: 0, padding: 0, border: 0, minWidth: 0 });
export const legend = style({ padding: 0, marginBottom: 4, fontWeight: vars.fwMedium, color: vars.text });
export const hint = style({ fontSize: vars.fsTable, lineHeight: vars.lhTable, color: vars.textMuted });
export const picture = style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: 240,
  borderRadius: 8,
  border: `${vars.bw} solid ${vars.border}`,
  background: '#fff',
});
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
