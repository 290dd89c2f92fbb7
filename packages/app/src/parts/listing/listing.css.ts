import { endToEnd, hiddenOnPaper, paper, phone, vars } from '@caderneta/ui';
import { globalStyle, style } from '@vanilla-extract/css';

/** A toolbar that stands above cards, outside any card of its own. */
export const bar = style({ marginBottom: 16 });
export const count = style({
  marginBottom: 12,
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
  color: vars.textMuted,
});
export const pages = style({ display: 'flex', justifyContent: 'center', marginTop: 20, '@media': hiddenOnPaper });
export const foot = style({ display: 'flex', justifyContent: 'center', width: '100%' });
/** Buttons of one row, side by side at its end. */
export const rowActions = style({ display: 'inline-flex', justifyContent: 'flex-end', gap: 2 });

/** One column, two from 640 px (sm), three from 1024 px (lg), four from 1280 px (xl). */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  transition: `opacity ${vars.tFast} ${vars.ease}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
  '@media': {
    [paper]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 8 },
    'screen and (min-width: 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    'screen and (min-width: 1024px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    'screen and (min-width: 1280px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

/** On a phone the cards are rows of one sheet. */
export const rowGrid = style([
  grid,
  {
    '@media': {
      [phone]: {
        gap: 0,
        gridTemplateColumns: 'minmax(0, 1fr)',
        overflow: 'clip',
        background: vars.surfaceRaised,
        border: `${vars.bw} solid ${vars.border}`,
        borderRadius: vars.rMd,
      },
    },
  },
]);
globalStyle(`${rowGrid} > li + li`, { '@media': { [phone]: { borderTop: `${vars.bw} solid ${vars.border}` } } });

/** Above a list: what it is or counts at one end, what adds to it at the other. */
export const listHead = style({
  ...endToEnd,
  gap: 12,
});
