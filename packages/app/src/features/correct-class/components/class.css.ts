import { endToEnd, phone, vars } from '@caderneta/ui';
import { globalStyle, style } from '@vanilla-extract/css';

/** What became of the last sheet: its place stays, so that nothing jumps while sheets pass. */
export const word = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 56,
  padding: '6px 16px',
  borderTop: `${vars.bw} solid ${vars.border}`,
  background: vars.surfaceRaised,
  color: vars.text,
  '@media': { [phone]: { borderTopColor: 'transparent', background: vars.cam, color: vars.onCam } },
});
/** A sheet was refused: a colour, a line and a shape of its own. */
export const refusedWord = style([
  word,
  {
    justifyContent: 'flex-start',
    borderTop: `4px solid ${vars.danger}`,
    background: vars.dangerSoft,
    color: vars.danger,
    '@media': { [phone]: { borderTopColor: vars.danger, background: vars.dangerSoft, color: vars.danger } },
  },
]);
export const wordIcon = style({ flex: 'none', width: 24, height: 24 });
export const wordText = style({ minWidth: 0, fontWeight: vars.fwStrong, overflowWrap: 'anywhere' });

export const head = style({
  flex: 'none',
  ...endToEnd,
  gap: '10px 20px',
  padding: 16,
});
export const headProgress = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  flex: '1 1 12rem',
  minWidth: 0,
});

export const list = style({ containerType: 'inline-size', margin: 0, padding: 0, listStyle: 'none' });
const narrow = '(max-width: 36rem)';
export const row = style({
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr) 3.5rem auto 8.25rem',
  alignItems: 'center',
  gap: 8,
  minHeight: 56,
  padding: '6px 8px 6px 16px',
  borderTop: `1px solid ${vars.border}`,
  '@container': {
    [narrow]: {
      gridTemplateColumns: '1.75rem minmax(0, 1fr) auto',
      gridTemplateAreas: '"number who act" "number badge score"',
      rowGap: 0,
    },
  },
});
export const pickedRow = style([row, { background: vars.brandSofter }]);
const inNarrow = (gridArea: string) => ({ '@container': { [narrow]: { gridArea } } });
export const number = style({
  color: vars.textMuted,
  fontSize: vars.fsTable,
  fontVariantNumeric: 'tabular-nums',
  ...inNarrow('number'),
});
export const who = style({ display: 'flex', flexDirection: 'column', minWidth: 0, ...inNarrow('who') });
export const name = style({ fontWeight: vars.fwStrong, overflowWrap: 'anywhere' });
export const note = style({ fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });
export const wrongNote = style([note, { color: vars.danger }]);
export const score = style({
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  // Under the words of the button, which has room around them.
  '@container': { [narrow]: { gridArea: 'score', paddingRight: 15 } },
});
export const badge = style({ justifySelf: 'start', minWidth: '6.75rem', ...inNarrow('badge') });
export const act = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  justifySelf: 'end',
  ...inNarrow('act'),
});

export const files = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  minHeight: 0,
  padding: 16,
  overflowY: 'auto',
  borderTop: `${vars.bw} solid ${vars.border}`,
  '@media': {
    [phone]: {
      flex: '1 0 auto',
      background: vars.surface,
      color: vars.text,
      borderTop: 0,
      borderRadius: '18px 18px 0 0',
      padding: '20px 16px calc(20px + env(safe-area-inset-bottom))',
    },
  },
});
export const humanTitle = style({ fontSize: vars.fsH3, lineHeight: vars.lhH3, fontWeight: vars.fwStrong });
export const page = style({
  padding: '14px 16px 16px',
  border: `${vars.bw} solid ${vars.border}`,
  borderRadius: vars.rMd,
  background: vars.surfaceRaised,
});
/** A page that asks brings the card of its question. */
export const questionPage = style({ listStyle: 'none' });
globalStyle(`${questionPage} > section`, { margin: '6px 0 0' });
export const pageName = style({ fontSize: vars.fsSmall, color: vars.textMuted, overflowWrap: 'anywhere' });
export const pageText = style({ marginTop: 2, overflowWrap: 'anywhere' });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 });
export const phoneScroll = style({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
});
/** How far the class has come, over the camera of a phone. */
export const phoneCount = style({
  padding: '0 4px 2px',
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
  color: vars.onCam,
  fontVariantNumeric: 'tabular-nums',
});
