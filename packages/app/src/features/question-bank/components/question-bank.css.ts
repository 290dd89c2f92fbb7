import { vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const clipped = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  maxWidth: '60ch',
});
export const code = style({ fontFamily: vars.fontMono, fontSize: vars.fsSmall });
export const quiet = style({ fontSize: vars.fsTable, lineHeight: vars.lhTable, color: vars.textMuted });
export const statement = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const options = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 6 });
export const option = style({ display: 'flex', alignItems: 'baseline', gap: 8, overflowWrap: 'anywhere' });
export const letter = style({ fontWeight: vars.fwBold });
export const columns = style({
  display: 'grid',
  gap: 20,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  '@media': { '(max-width: 899px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const side = style({ display: 'grid', gap: 16 });
export const heading = style({ margin: 0, fontSize: vars.fsH3, fontWeight: vars.fwBold });
export const chosen = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '2ch minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 10,
  padding: '6px 0',
  borderBottom: `${vars.bw} solid ${vars.border}`,
});
export const number = style({ fontWeight: vars.fwBold, textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const acts = style({ display: 'flex', gap: 2 });
