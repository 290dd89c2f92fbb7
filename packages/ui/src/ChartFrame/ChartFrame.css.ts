import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  margin: 0,
  height: '100%',
  position: 'relative',
  containerType: 'inline-size',
});

export const title = style({
  margin: 0,
  fontSize: vars.fsH3,
  lineHeight: vars.lhH3,
  fontWeight: vars.fwStrong,
  letterSpacing: 0,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { paddingInlineEnd: 40 } },
});

export const description = style({
  margin: '2px 0 0',
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
  color: vars.textMuted,
  '@media': { [phone]: { paddingInlineEnd: 40 } },
});

/** At the foot, so that no title is broken for its sake; on a phone its icon alone, beside the title. */
export const toggle = style({
  alignSelf: 'flex-end',
  margin: '4px -12px -8px 0',
  '@media': {
    [phone]: {
      position: 'absolute',
      top: -8,
      insetInlineEnd: 0,
      margin: 0,
      gap: 0,
      minWidth: vars.control,
      paddingInline: 0,
    },
  },
});
globalStyle(`${toggle} > span:last-child`, { '@media': { [phone]: { margin: 0 } } });
export const toggleText = style({
  '@media': { [phone]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  flex: 1,
  minWidth: 0,
  marginTop: 14,
});

export const empty = style({
  margin: 0,
  padding: '20px 0',
  fontSize: vars.fsTable,
  lineHeight: vars.lhTable,
  textAlign: 'center',
  color: vars.textMuted,
});

export const tableRoom = style({ flex: 1, minWidth: 0, marginTop: 10 });

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.fsTable,
  lineHeight: vars.lhTable,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

const cell = style({
  padding: '7px 4px',
  textAlign: 'end',
  fontWeight: vars.fwRegular,
  verticalAlign: 'top',
  selectors: { '&:first-child': { textAlign: 'start', paddingLeft: 0 }, '&:last-child': { paddingRight: 0 } },
});

export const headCell = style([
  cell,
  {
    borderBottom: `1.5px solid ${vars.borderStrong}`,
    fontSize: vars.fsSmall,
    fontWeight: vars.fwStrong,
    color: vars.textMuted,
  },
]);

export const bodyCell = style([
  cell,
  {
    selectors: { 'tr + tr > &': { borderTop: `1px solid ${vars.border}` }, '&[scope]': { fontWeight: vars.fwMedium } },
  },
]);

/** A list of what the colours mean, beside the drawing. */
export const legend = style({
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
