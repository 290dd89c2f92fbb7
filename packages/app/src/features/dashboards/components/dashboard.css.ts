import { cutAtEnd, endToEnd, paper, phone, vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
  marginBottom: 20,
  '@media': { [phone]: { gap: '2px 14px', marginBottom: 10 } },
});
export const greeting = style({
  overflowWrap: 'anywhere',
  '@media': { [phone]: { fontSize: vars.fsH2, lineHeight: vars.lhH2 } },
});
/** Two lines, which stand before their words do. */
export const date = style({
  marginLeft: 'auto',
  minHeight: `calc(2 * ${vars.lhSmall})`,
  textAlign: 'right',
  whiteSpace: 'pre-line',
  lineHeight: vars.lhSmall,
  fontSize: vars.fsSmall,
  color: vars.textMuted,
  '@media': { [phone]: { flexBasis: '100%', marginLeft: 0, textAlign: 'left' } },
});
export const stack = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  minWidth: 0,
  '@media': { [phone]: { gap: 8 } },
});

/** What waits for a hand, under its own heading. */
export const now = style([stack, { gap: 10, '@media': { [phone]: { gap: 8 } } }]);
export const nowTitle = style({ fontSize: vars.fsH3, lineHeight: vars.lhH3, fontWeight: vars.fwBold });

/** Only a mark around what it holds. */
export const remembered = style({ display: 'contents' });

const columns = (wide: string) =>
  style({
    display: 'grid',
    gridTemplateColumns: wide,
    gap: 20,
    alignItems: 'stretch',
    '@media': {
      'screen and (max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
      [phone]: { gap: 8 },
    },
  });
/** The counters with a list beside them. */
export const top = columns('minmax(0, 1fr) minmax(0, 372px)');
export const topLists = style([top, { alignItems: 'start' }]);
export const three = columns('minmax(0, 424fr) minmax(0, 328fr) minmax(0, 332fr)');
export const thirds = columns('repeat(3, minmax(0, 1fr))');
export const halves = columns('repeat(2, minmax(0, 1fr))');

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '@media': { [paper]: { breakInside: 'avoid' } },
});
/** Nobody presses a line on paper, and a panel has no frame there. */
const onPaper = { minHeight: 0, padding: '5px 0' } as const;

export const panelHead = style({
  ...endToEnd,
  gap: '0 16px',
  minHeight: 58,
  padding: '8px 20px',
  borderBottom: `${vars.bw} solid ${vars.border}`,
  '@media': { [phone]: { minHeight: 44, padding: '4px 16px' }, [paper]: onPaper },
});
export const panelTitle = style({ fontSize: vars.fsH3, lineHeight: vars.lhH3, fontWeight: vars.fwBold });
export const panelText = style({ fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });
export const quiet = style({ padding: 20, color: vars.textMuted, '@media': { [paper]: onPaper } });

export const lists = style([thirds, { alignItems: 'start' }]);
export const pair = style([halves, { alignItems: 'start' }]);
export const lines = style({ display: 'flex', flexDirection: 'column', flex: 1 });
export const item = style({
  display: 'flex',
  selectors: { '& + &': { borderTop: `${vars.bw} solid ${vars.border}` } },
});
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minWidth: 0,
  minHeight: 58,
  padding: '8px 20px',
  '@media': { [phone]: { minHeight: 50, padding: '4px 16px' }, [paper]: onPaper },
});
export const link = style([
  line,
  {
    selectors: {
      '&:hover': { background: vars.surfaceHover },
      '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: -3 },
    },
  },
]);
/** Large letters send what stands at the end of the line below its words. */
export const words = style({ flex: '1 1 7.5rem', minWidth: 0 });
export const name = style({ display: 'block', fontWeight: vars.fwStrong, overflowWrap: 'anywhere' });
export const detail = style({
  display: 'block',
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
  color: vars.textMuted,
  overflowWrap: 'anywhere',
});
/** Lines that share the height of what stands beside them. */
export const spread = style({ flex: '1 0 auto' });
/** One line, cut at its end: an address that is read elsewhere in full. */
export const clipped = style([detail, { ...cutAtEnd, overflowWrap: 'normal' }]);
export const end = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  flex: 'none',
  gap: 2,
  fontVariantNumeric: 'tabular-nums',
});
export const all = style({ borderTop: `${vars.bw} solid ${vars.border}` });
export const figure = style({ fontWeight: vars.fwBold, fontVariantNumeric: 'tabular-nums' });
export const note = style({ marginTop: -8, fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });
