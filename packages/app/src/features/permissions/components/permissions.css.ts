import { endToEnd, paper, phone, vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const target = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(16rem, 26rem)',
  gap: 16,
  alignItems: 'end',
  justifyContent: 'start',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
});
export const facts = style({ flex: '1 1 16rem', display: 'flex', flexDirection: 'column', gap: 2 });
export const count = style({
  fontSize: vars.fsH3,
  lineHeight: vars.lhH3,
  fontWeight: vars.fwStrong,
  fontVariantNumeric: 'tabular-nums',
});
export const quiet = style({ fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });

export const categories = style({ columns: '26rem 2', columnGap: 20, '@media': { [paper]: { columns: 3 } } });
export const category = style({
  breakInside: 'avoid',
  marginBottom: 20,
  '@media': { [paper]: { breakInside: 'auto', marginBottom: '4mm' } },
});
/** Room for a finger beside the heading; on paper nothing is pressed. */
const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  '@media': { [paper]: { minHeight: 0, breakAfter: 'avoid' } },
});
export const categoryHead = head;
export const categoryTitle = style({ fontSize: vars.fsH3, lineHeight: vars.lhH3 });
export const held = style({
  marginInlineEnd: 'auto',
  fontSize: vars.fsSmall,
  color: vars.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const part = style({
  minInlineSize: 0,
  margin: '8px 0 0',
  padding: '8px 0 0',
  border: 0,
  borderTop: `${vars.bw} solid ${vars.border}`,
  '@media': { [paper]: { breakInside: 'avoid' } },
});
export const partHead = head;
export const partTitle = style({
  marginInlineEnd: 'auto',
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
  color: vars.textMuted,
});
export const note = style({
  ...endToEnd,
  gap: 8,
  padding: '10px 14px',
  background: vars.infoSoft,
  color: vars.text,
  borderRadius: vars.rSm,
  fontSize: vars.fsTable,
});
export const names = style({ display: 'flex', flexWrap: 'wrap', gap: 6 });
