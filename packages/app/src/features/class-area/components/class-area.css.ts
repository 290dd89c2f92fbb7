import { phone, vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const className = style({ fontWeight: vars.fwStrong, color: vars.text });
export const panel = style({ paddingTop: 20, '@media': { [phone]: { paddingTop: 14 } } });

export const assessment = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '12px 24px',
  '@media': { 'screen and (max-width: 1600px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const assessmentHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
export const assessmentTitle = style({
  fontSize: vars.fsH3,
  lineHeight: vars.lhH3,
  fontWeight: vars.fwStrong,
  letterSpacing: 0,
  overflowWrap: 'anywhere',
});
export const assessmentText = style({
  marginTop: 4,
  fontSize: vars.fsTable,
  lineHeight: vars.lhTable,
  color: vars.textMuted,
  overflowWrap: 'anywhere',
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 14px',
  marginTop: 8,
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
  color: vars.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '@media': { [phone]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
});
export const badges = style({ display: 'inline-flex', gap: 8 });
export const icons = style({
  display: 'flex',
  gap: 4,
  '@media': { [phone]: { justifyContent: 'flex-end', gridColumn: '1 / -1', order: 3 } },
});
export const wide = style({ '@media': { [phone]: { gridColumn: '1 / -1', order: 2 } } });
export const main = style({ '@media': { [phone]: { gridColumn: '1 / -1', order: -1 } } });
