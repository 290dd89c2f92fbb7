import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

/** Letters so large that each fact has a line of its own. */
const large = 'html:is([data-text-size="150"], [data-text-size="200"]) &';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 14,
  minWidth: 0,
  padding: '16px 16px 6px',
  // A row of two lines among others: who and the grade, then how it stands.
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      alignItems: 'center',
      gap: '0 10px',
      minHeight: 56,
      marginTop: -1,
      padding: '5px 2px 5px 14px',
      borderRadius: 0,
    },
  },
});
const inRow = { display: 'contents' } as const;
export const head = style({ display: 'flex', alignItems: 'center', gap: 12, '@media': { [phone]: inRow } });
globalStyle(`${head} > :first-child`, {
  // Where a line holds little, the name has the room of the picture.
  '@media': { [phone]: { gridRow: '1 / span 2' }, 'screen and (max-width: 359px)': { display: 'none' } },
});
globalStyle(`html:is([data-text-size="150"], [data-text-size="200"]) ${head} > :first-child`, {
  '@media': { [phone]: { display: 'none' } },
});
export const who = style({ flex: 1, minWidth: 0, '@media': { [phone]: inRow } });
/** Where the pupil's details can be opened, a phone leaves the modules to them. */
export const modules = style({
  '@media': { [phone]: { gridColumn: '1 / -1', selectors: { [`${card}:has(button) > &`]: { display: 'none' } } } },
});
export const name = style({
  fontSize: vars.fsBody,
  lineHeight: '1.25rem',
  fontWeight: vars.fwStrong,
  letterSpacing: 0,
  overflowWrap: 'anywhere',
  '@media': {
    [phone]: { gridArea: '1 / 2', selectors: { [large]: { gridColumn: '1 / 4' } } },
  },
});
export const detail = style({
  '@media': {
    [phone]: { gridArea: '2 / 2', selectors: { [large]: { gridColumn: '1 / 4' } } },
  },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  fontSize: vars.fsCaption,
  lineHeight: vars.lhCaption,
  color: vars.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  minHeight: 50,
  marginTop: 'auto',
  borderTop: `${vars.bw} solid ${vars.border}`,
  '@media': { [phone]: inRow },
});
export const performance = style({
  display: 'inline-flex',
  '@media': {
    [phone]: {
      gridArea: '2 / 3',
      justifySelf: 'end',
      selectors: { [large]: { gridArea: '3 / 2', justifySelf: 'start' } },
    },
  },
});
export const grade = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: 6,
  fontSize: vars.fsSmall,
  color: vars.textMuted,
  '@media': {
    [phone]: { gridArea: '1 / 3', justifySelf: 'end', selectors: { [large]: { gridArea: '3 / 1' } } },
  },
});
export const gradeLabel = style({
  '@media': { [phone]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } },
});
export const figure = style({
  fontSize: '1.25rem',
  lineHeight: '1.5rem',
  fontWeight: vars.fwBold,
  letterSpacing: '-0.01em',
  color: vars.text,
  fontVariantNumeric: 'tabular-nums',
});
export const open = style({
  marginLeft: 'auto',
  marginRight: -10,
  '@media': { [phone]: { gridArea: '1 / 4 / span 2', margin: 0, selectors: { [large]: { gridRow: '1 / span 3' } } } },
});
