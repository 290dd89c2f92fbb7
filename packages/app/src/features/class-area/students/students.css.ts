import { paper, phone, vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) repeat(3, minmax(0, auto))',
  gap: 10,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const filterButton = style({ position: 'relative', display: 'inline-flex' });
export const filterCount = style({ position: 'absolute', top: -10, right: -4, pointerEvents: 'none' });
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr))',
  gap: 16,
  // There the cards are rows of one sheet.
  '@media': {
    [paper]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 8 },
    [phone]: { gap: 0, paddingTop: 1, overflow: 'clip', borderRadius: vars.rMd },
  },
});
export const facts = style({ color: vars.textMuted, fontSize: vars.fsTable, lineHeight: vars.lhTable });
export const lesson = style({ display: 'flex', flexDirection: 'column', gap: 14 });
export const answer = style({ display: 'flex', flexDirection: 'column', gap: 2 });
export const prompt = style({ fontWeight: vars.fwMedium });
export const given = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
