import { phone, vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
  gap: 16,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const start = style({ display: 'grid', alignContent: 'start', gap: 4 });
export const startLabel = style({ fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });
export const startDay = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });
export const classHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 16px',
  marginBottom: 8,
});
export const className = style({ fontSize: vars.fsH3, lineHeight: vars.lhH3 });
export const goesTo = style({ fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });
export const grade = style({ maxWidth: '20rem', marginBottom: 12 });
export const outcome = style({ minWidth: '10rem' });
export const notice = style({
  padding: '10px 14px',
  borderRadius: vars.rSm,
  background: vars.warningSoft,
  color: vars.warning,
});
