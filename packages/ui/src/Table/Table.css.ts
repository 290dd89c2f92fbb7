import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { abovePhone, coarse, forcedColors, paper, phone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { endToEnd } from '../theme/mixins.css.ts';
import * as base from './table-base.css.ts';

/** Beside its neighbours on a sheet, between thin lines. */
const onPaper = {
  height: 'auto',
  padding: '3px 6px',
  selectors: { '&:first-child': { paddingLeft: 0 }, '&:last-child': { paddingRight: 0 } },
} as const;

/** In rem, so that larger text turns the table into cards sooner. */
export const narrow = '(max-width: 46rem)';

export const frame = style([
  base.frame,
  {
    selectors: { '&[data-wide]': { overflowX: 'auto' } },
    '@media': {
      [phone]: { border: 0, borderRadius: 0, background: 'none', overflow: 'visible' },
      [paper]: {
        border: 0,
        borderRadius: 0,
        overflow: 'visible',
        selectors: { '&[data-wide]': { overflowX: 'visible' } },
      },
    },
  },
]);

export const table = style([base.table, { '@container': { [narrow]: { display: 'block' } } }]);

export const head = style({ '@container': { [narrow]: { display: 'none' } } });

export const headCell = style([
  base.headCell,
  {
    height: 40,
    padding: '0 12px',
    whiteSpace: 'nowrap',
    selectors: {
      '[data-crowded] &': { paddingInline: 6, whiteSpace: 'normal' },
      '&:first-child': { paddingLeft: 20 },
      '&:last-child': { paddingRight: 20 },
    },
    '@media': { [paper]: { ...onPaper, position: 'static', whiteSpace: 'normal', verticalAlign: 'bottom' } },
  },
]);

export const body = style({
  '@container': { [narrow]: { display: 'flex', flexDirection: 'column', gap: 10 } },
  // Elsewhere than on a phone the frame stays around the cards.
  '@media': { [abovePhone]: { '@container': { [narrow]: { padding: 10 } } } },
});

export const row = style({
  '@container': {
    [narrow]: {
      display: 'block',
      padding: '6px 14px',
      background: vars.surfaceRaised,
      border: `${vars.bw} solid ${vars.border}`,
      borderRadius: vars.rMd,
      selectors: { '&[data-selected]': { borderColor: vars.brand, boxShadow: `inset 0 0 0 1px ${vars.brand}` } },
    },
  },
  '@media': {
    [forcedColors]: { selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: -2 } } },
  },
});

export const danger = style({
  background: vars.dangerSofter,
  '@container': { [narrow]: { background: vars.dangerSofter } },
});

export const cell = style({
  height: 46,
  padding: '6px 12px',
  borderBottom: `1px solid ${vars.border}`,
  fontWeight: vars.fwRegular,
  verticalAlign: 'middle',
  // A column is as wide as its longest word, but no endless one makes it wider than this.
  maxWidth: '24rem',
  overflowWrap: 'break-word',
  selectors: {
    '&[data-long]': { overflowWrap: 'anywhere', minWidth: '7rem' },
    '[data-crowded] &': { paddingInline: 6 },
    '&:first-child': { paddingLeft: 20 },
    '&:last-child': { paddingRight: 20 },
    [`${row}:last-child > &`]: { borderBottom: 0 },
    [`tbody > ${row}:is(:hover, [data-selected]) > &`]: { background: vars.brandSofter },
    [`tbody > ${danger}:hover > &`]: { background: vars.dangerSofter },
  },
  '@media': { [paper]: onPaper },
  '@container': {
    [narrow]: {
      ...endToEnd,
      columnGap: 16,
      height: 'auto',
      minHeight: 36,
      padding: '4px 0',
      maxWidth: 'none',
      overflowWrap: 'anywhere',
      textAlign: 'start',
      selectors: {
        '&:first-child, &:last-child': { paddingInline: 0 },
        '&:last-child': { borderBottom: 0 },
        [`tbody > ${row}:is(:hover, [data-selected]) > &`]: { background: 'none' },
      },
    },
  },
});

export const rowHeader = style({
  fontWeight: vars.fwStrong,
  '@container': { [narrow]: { fontSize: vars.fsBody } },
});

/** A date or a number: one line. */
export const figures = style({ whiteSpace: 'nowrap' });

/** A row that opens on a press. */
export const opens = style({ cursor: 'pointer' });
export const open = style({
  display: 'block',
  width: '100%',
  marginInline: -6,
  padding: '4px 6px',
  borderRadius: vars.rSm,
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&[data-focus-visible]': { outline: `3px solid ${vars.focus}`, outlineOffset: -2 } },
  '@media': { [coarse]: { minHeight: vars.control } },
  '@container': { [narrow]: { minHeight: vars.control } },
});

export const aligned = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});

/** In a card each value carries its column's name, which the absent header no longer says. */
export const cellLabel = style({
  display: 'none',
  fontSize: vars.fsSmall,
  fontWeight: vars.fwRegular,
  color: vars.textMuted,
  '@container': { [narrow]: { display: 'block' } },
});

/** The checkboxes' column; in a card, its first line. */
export const selectCell = style({
  width: 60,
  paddingRight: 0,
  '@container': { [narrow]: { width: 'auto' } },
});

/** As tall as the header's row, so that the whole cell is the target. */
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 36,
  marginInline: -6,
  padding: '0 6px',
  borderRadius: vars.rSm,
  color: 'inherit',
  fontWeight: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.surfaceHover, color: vars.text },
    '&[data-focus-visible]': { outline: `3px solid ${vars.focus}`, outlineOffset: -2 },
    '[aria-sort]:not([aria-sort="none"]) > &': { color: vars.text },
  },
  '@media': { [coarse]: { minHeight: vars.control } },
});

export const unsorted = style({ opacity: 0.6 });

export const selectionBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '6px 20px',
  background: vars.brandSofter,
  borderBottom: `1px solid ${vars.border}`,
  '@media': { [phone]: { marginBottom: 10, padding: '6px 14px', border: 0, borderRadius: vars.rMd } },
});

export const count = style({
  marginInlineEnd: 'auto',
  fontWeight: vars.fwStrong,
  fontSize: vars.fsTable,
  fontVariantNumeric: 'tabular-nums',
});

/** Holds the place of the choice of an order until it is there. */
export const orderOnItsWay = style({ minHeight: vars.control });

export const narrowBar = style({
  display: 'none',
  '@container': {
    [narrow]: {
      ...endToEnd,
      gap: '4px 12px',
      paddingBottom: 10,
      selectors: { '[data-card] > [data-table="rows"] > &': { padding: 10, borderBottom: `1px solid ${vars.border}` } },
    },
  },
  '@media': { [abovePhone]: { '@container': { [narrow]: { padding: '10px 10px 0' } } } },
});

export const busyBar = style({ padding: '8px 20px', borderBottom: `1px solid ${vars.border}` });

export const footer = style({
  ...endToEnd,
  gap: '8px 16px',
  padding: '10px 20px',
  borderTop: `1px solid ${vars.border}`,
  fontSize: vars.fsSmall,
  color: vars.textMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': {
    [phone]: {
      selectors: {
        '[data-table="cards"] > &': { padding: '12px 0 0', border: 0 },
        '[data-table="rows"] > &': { padding: '6px 14px' },
      },
    },
  },
});
globalStyle(`${footer} nav`, { color: vars.text });
