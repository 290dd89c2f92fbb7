import { style } from '@vanilla-extract/css';
import { forcedColors, paper as onPaper, phone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { cutAtEnd, forcedChosen } from '../theme/mixins.css.ts';

/** In rem: with large text the days show how many events they have instead of their names. */
const narrow = '(max-width: 46rem)';

export const frame = style({ containerType: 'inline-size', minWidth: 0 });

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(14rem, 18rem)',
  gap: 20,
  alignItems: 'start',
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media': { [onPaper]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const paper = style({
  minWidth: 0,
  background: vars.surfaceRaised,
  border: `${vars.bw} solid ${vars.border}`,
  borderRadius: vars.rMd,
  overflow: 'hidden',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  padding: '8px 8px 8px 20px',
});
export const month = style({ flex: '1 1 9rem', minWidth: 0, fontSize: vars.fsH3, lineHeight: vars.lhH3 });

export const grid = style({ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' });

export const weekday = style({
  height: '2rem',
  overflow: 'hidden',
  fontSize: 'min(0.875rem, 3.8vw)',
  fontWeight: vars.fwStrong,
  color: vars.textMuted,
  borderBottom: `1.5px solid ${vars.borderStrong}`,
});

export const cell = style({
  // A height of its own, so that the day within can fill the row.
  height: 1,
  padding: 0,
  verticalAlign: 'top',
  border: `1px solid ${vars.border}`,
  selectors: {
    '&:first-child': { borderLeft: 0 },
    '&:last-child': { borderRight: 0 },
    'tr:last-child > &': { borderBottom: 0 },
  },
});

export const day = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: 3,
  width: '100%',
  minWidth: 0,
  height: '100%',
  minHeight: 84,
  padding: 6,
  fontSize: vars.fsCaption,
  lineHeight: vars.lhCaption,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.surfaceHover },
    '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: -3 },
    '&[data-selected]': { background: vars.brandSoft },
    '&[data-outside]': { color: vars.textMuted, cursor: 'default' },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&[data-selected]': { padding: 3, border: '3px solid Highlight' } },
    },
  },
  '@container': { [narrow]: { minHeight: 52, padding: 2, alignItems: 'center', gap: 0 } },
});

export const number = style({
  alignSelf: 'flex-start',
  minWidth: '1.625rem',
  padding: '0 4px',
  borderRadius: vars.rFull,
  fontSize: 'min(0.875rem, 5vw)',
  lineHeight: '1.625rem',
  textAlign: 'center',
  fontWeight: vars.fwStrong,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[aria-current="date"] > &': { background: vars.accent, color: vars.onAccent, fontWeight: vars.fwBold },
  },
  '@media': { [forcedColors]: { selectors: { '[aria-current="date"] > &': forcedChosen } } },
  '@container': { [narrow]: { alignSelf: 'center' } },
});

export const title = style({
  padding: '1px 6px',
  borderRadius: vars.rXs,
  background: vars.infoSoft,
  color: vars.info,
  fontWeight: vars.fwMedium,
  ...cutAtEnd,
  '@container': { [narrow]: { display: 'none' } },
});

export const more = style({ color: vars.textMuted, '@container': { [narrow]: { display: 'none' } } });

export const count = style({
  display: 'none',
  '@container': {
    [narrow]: {
      display: 'block',
      minWidth: '1.25rem',
      borderRadius: vars.rFull,
      background: vars.infoSoft,
      color: vars.info,
      fontSize: 'min(0.8125rem, 4.5vw)',
      fontWeight: vars.fwBold,
      textAlign: 'center',
    },
  },
});

export const agenda = style([paper, { padding: '16px 20px 18px', '@media': { [phone]: { padding: '12px 14px' } } }]);
export const agendaTitle = style({ fontSize: vars.fsBody, lineHeight: vars.lhBody, marginBottom: 8 });
export const events = style({ display: 'flex', flexDirection: 'column' });
export const event = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 0',
  selectors: { '& + &': { borderTop: `1px solid ${vars.border}` } },
});
export const eventWords = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const eventTitle = style({ fontWeight: vars.fwStrong, fontSize: vars.fsTable, lineHeight: vars.lhTable });
export const eventDetail = style({ fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });
export const empty = style({ color: vars.textMuted });
export const actions = style({ marginTop: 12 });
