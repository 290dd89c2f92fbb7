import { style } from '@vanilla-extract/css';
import { paper, phone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const narrow = '(max-width: 15rem)';
/** A phone's width: what is said under the name takes the whole row, so that rows stay low. */
const slim = '(min-width: 15.01rem) and (max-width: 28rem)';

/** On a phone it runs to the edges of a page that sets `--page-gutter`. */
export const list = style({
  containerType: 'inline-size',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'clip',
  background: vars.surfaceRaised,
  border: `${vars.bw} solid ${vars.border}`,
  borderRadius: vars.rMd,
  selectors: { '[data-card] > &': { border: 0, borderRadius: 0 } },
  '@media': {
    [phone]: {
      marginInline: 'calc(-1 * var(--page-gutter, 0px))',
      borderWidth: '1px 0 0',
      borderRadius: 0,
    },
  },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  borderBottom: `1px solid ${vars.border}`,
  selectors: { '&[data-absent]': { background: vars.dangerSofter } },
});

export const toggle = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 8,
  flex: 1,
  minWidth: 0,
  minHeight: 57,
  padding: '6px 16px',
  textAlign: 'start',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:hover:not([aria-readonly])': { background: vars.surfaceHover },
    '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: -3 },
    '&[aria-readonly]': { cursor: 'default' },
  },
  '@container': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
    [slim]: {
      gridTemplateColumns: '22px minmax(0, 1fr) auto',
      gap: '2px 8px',
      paddingInlineEnd: 0,
      // Without a button for notes behind it, it ends where the page's text does.
      selectors: { '&:last-child': { paddingInlineEnd: 16 } },
    },
  },
  // A class on one sheet.
  '@media': { [paper]: { minHeight: 0, padding: '0 8px' } },
});

export const number = style({
  fontSize: vars.fsTable,
  color: vars.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { display: 'none' } },
});
export const who = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@container': { [slim]: { display: 'contents' } },
});
export const name = style({
  display: 'block',
  '@media': { [paper]: { display: 'inline-block', marginInlineEnd: 8 } },
  fontSize: '1.03125rem',
  lineHeight: '1.375rem',
  fontWeight: vars.fwStrong,
  '@container': { [slim]: { minWidth: 0, overflowWrap: 'anywhere' } },
});
export const detail = style({
  display: 'block',
  '@media': { [paper]: { display: 'inline-block' } },
  fontSize: vars.fsCaption,
  lineHeight: vars.lhCaption,
  color: vars.textMuted,
  '@container': { [slim]: { gridRow: 2, gridColumn: '2 / -1', overflowWrap: 'anywhere' } },
});

export const status = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  minWidth: '7.25rem',
  minHeight: 36,
  padding: '0 12px 0 10px',
  borderRadius: 18,
  fontSize: vars.fsTable,
  fontWeight: vars.fwStrong,
  background: vars.successSoft,
  color: vars.success,
  selectors: { [`${row}[data-absent] &`]: { background: vars.danger, color: vars.onDanger } },
  '@media': { [paper]: { minHeight: 0 } },
});
