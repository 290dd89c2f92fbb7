import { phone, vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const className = style({ fontWeight: vars.fwStrong, color: vars.text });
export const panel = style({ paddingTop: 20, '@media': { [phone]: { paddingTop: 14 } } });

export const assessment = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '12px 24px',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
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
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
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
  alignItems: 'center',
  gap: 8,
});
export const badges = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
/** A button that stands in a line of words. */
export const chip = style({ margin: '-8px 0', padding: '0 8px' });
export const next = style({ '@media': { [phone]: { flex: 1 } } });
