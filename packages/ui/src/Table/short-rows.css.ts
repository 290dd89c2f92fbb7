import { globalStyle, style } from '@vanilla-extract/css';
import { abovePhone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { narrow, row } from './Table.css.ts';

/** A name with an avatar before it. */
export const led = style({ display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 });
export const ledWords = style({ minWidth: 0 });

/** Where it is narrow: rows of two lines on one sheet instead of cards. */
export const shortBody = style({
  '@container': {
    [narrow]: {
      gap: 0,
      overflow: 'clip',
      background: vars.surfaceRaised,
      border: `${vars.bw} solid ${vars.border}`,
      borderRadius: vars.rMd,
    },
  },
  '@media': { [abovePhone]: { '@container': { [narrow]: { padding: 0, border: 0, borderRadius: 0 } } } },
});
globalStyle(`[data-card] > [data-table] > table > ${shortBody}`, {
  '@container': { [narrow]: { border: 0, borderRadius: 0 } },
});
export const shortRow = style({
  '@container': {
    [narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 8,
      padding: '0 6px 0 14px',
      border: 0,
      borderRadius: 0,
      selectors: {
        '& + &': { borderTop: `1px solid ${vars.border}` },
        '&[data-selected]': { background: vars.brandSofter, boxShadow: 'none' },
      },
    },
  },
});
/** What picks a row, and its name, stand before the other columns that a row keeps, wherever those are on a desktop. */
export const shortFirst = style({ '@container': { [narrow]: { order: -1 } } });
const shortCell = { height: 'auto', minHeight: 0, padding: 0, border: 0 } as const;
export const shortHeader = style({
  '@container': {
    [narrow]: {
      selectors: { '&&': { ...shortCell, display: 'block', flex: '1 1 9rem', minWidth: 0, padding: '5px 0' } },
    },
  },
});
/** As tall as a finger wants without making the row taller than its two lines. */
export const shortEnd = style({
  '@container': {
    [narrow]: {
      selectors: {
        '&&': { ...shortCell, flex: 'none', flexWrap: 'nowrap', minHeight: 48, fontWeight: vars.fwStrong },
      },
    },
  },
});
export const shortFold = style({
  '@container': {
    [narrow]: {
      order: 1,
      flexBasis: '100%',
      marginInlineEnd: 8,
      selectors: {
        [`${row}:not([data-open]) > &`]: { display: 'none' },
        [`${row}[data-open] > &`]: { borderBottom: 0, borderTop: `1px solid ${vars.border}` },
      },
    },
  },
});
export const shortNone = style({ '@container': { [narrow]: { selectors: { '&&': { display: 'none' } } } } });
export const foldCell = style({
  display: 'none',
  '@container': { [narrow]: { display: 'flex', alignItems: 'center', flex: 'none', minHeight: 48 } },
});
export const foldSign = style({
  display: 'inline-flex',
  transition: `transform ${vars.tFast} ${vars.ease}`,
  selectors: { '[aria-expanded="true"] &': { transform: 'rotate(180deg)' } },
});
/** The second line: cut at its end, unless text is so large that a line holds little. */
export const shortDetail = style({
  display: 'none',
  '@container': {
    [narrow]: {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontSize: vars.fsSmall,
      lineHeight: vars.lhSmall,
      fontWeight: vars.fwRegular,
      color: vars.textMuted,
    },
    '(max-width: 15rem)': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
});
