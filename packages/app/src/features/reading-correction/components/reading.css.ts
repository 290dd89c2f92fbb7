import { endToEnd, forcedColors, large, paper, phone, stickyFoot, vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 560px)',
  gap: 20,
  alignItems: 'start',
  '@media': {
    [large]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 720px)' },
    'screen and (max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    [paper]: { display: 'block' },
  },
});
export const stack = style({ display: 'flex', flexDirection: 'column', gap: 16, minWidth: 0 });
export const spread = style({
  ...endToEnd,
  gap: '8px 16px',
});
export const summary = style([spread, { paddingBottom: 8 }]);
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' });
export const wave = style({ display: 'flex', flexDirection: 'column', gap: 8, padding: '8px 0 12px' });
export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
  gap: 8,
});
export const recording = style({ color: vars.danger });
/** A term's paragraphs, as somebody wrote them. */
export const term = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const numbers = style({ fontVariantNumeric: 'tabular-nums' });
export const small = style({ color: vars.textMuted, fontSize: vars.fsSmall, lineHeight: vars.lhSmall });
export const sectionTitle = style({
  fontSize: vars.fsBody,
  lineHeight: '1.375rem',
  fontWeight: vars.fwStrong,
  letterSpacing: 0,
});
/** At hand on a phone while the text scrolls. */
export const marking = style([stack, { paddingTop: 8 }]);
export const bottom = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  '@media': {
    [phone]: {
      ...stickyFoot,
      zIndex: 2,
      margin: '0 -16px',
      padding: 12,
      background: vars.surfaceRaised,
      borderTop: `1px solid ${vars.border}`,
    },
  },
});

export const resultTop = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.13fr)',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const board = style({ padding: '16px 20px 18px', background: vars.board, color: vars.onBoard });
export const onBoardMuted = style({ color: vars.onBoardMuted, fontSize: vars.fsTable, lineHeight: vars.lhTable });
export const bigFigure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: 8,
  fontSize: 'clamp(2rem, 12vw, 3.75rem)',
  lineHeight: 1.05,
  fontWeight: vars.fwBold,
  // There a plate as tall as the letters lies behind each line, over the line before.
  '@media': { [forcedColors]: { lineHeight: 1.4 } },
});
export const pad = style({ padding: '12px 20px 14px', minWidth: 0 });
export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 20px', marginTop: 8 });
export const figure = style({ fontWeight: vars.fwBold, fontVariantNumeric: 'tabular-nums' });
export const criteria = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: 1,
  background: vars.border,
});
export const criterion = style({ padding: '11px 20px 12px', background: vars.surfaceRaised });
const list = style({ margin: 0, padding: 0, listStyle: 'none', display: 'flex', flexDirection: 'column', gap: 8 });
export const suggestions = list;
export const suggestion = style({ display: 'flex', alignItems: 'baseline', gap: 8, color: vars.text });
export const history = style([list, { marginTop: 12 }]);
export const reading = style({ display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' });
