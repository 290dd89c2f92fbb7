import { globalStyle, style } from '@vanilla-extract/css';
import { abovePhone, paper, phone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const ledger = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))',
  gap: 1,
  background: vars.surfaceRaised,
  border: `${vars.bw} solid ${vars.border}`,
  borderRadius: vars.rMd,
  overflow: 'hidden',
  '@media': {
    [phone]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))' },
    // Six beside each other on a sheet.
    [paper]: { gridTemplateColumns: 'repeat(auto-fit, minmax(7.5rem, 1fr))' },
  },
});

const atLeast = (share: string) =>
  style({
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(10.5rem, ${share})), 1fr))`,
    '@media': {
      [phone]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))' },
      [paper]: { gridTemplateColumns: `repeat(auto-fit, minmax(max(7.5rem, ${share}), 1fr))` },
    },
  });
/** No narrower than leaves room for so many beside each other. */
export const most = { 3: atLeast('30%'), 4: atLeast('22%') };

export const cell = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: '14px 18px 15px',
  background: vars.surfaceRaised,
  // The hairline belongs to the cell, so that an unfilled last row stays paper.
  boxShadow: `0 0 0 1px ${vars.border}`,
  '@media': { [phone]: { padding: '7px 14px 8px' } },
});

export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
  fontWeight: vars.fwMedium,
  color: vars.textMuted,
});

/** On a phone the words have its room. */
export const labelIcon = style({ color: vars.brand, '@media': { [phone]: { display: 'none' } } });

export const value = style({
  marginTop: 'auto',
  paddingTop: 6,
  fontSize: vars.fsFigure,
  lineHeight: vars.lhFigure,
  fontWeight: vars.fwBold,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [phone]: { fontSize: '1.5rem', lineHeight: '1.75rem', paddingTop: 0 } },
});

export const suffix = style({
  marginLeft: 1,
  fontSize: '1.125rem',
  lineHeight: 1,
  fontWeight: vars.fwMedium,
  letterSpacing: 0,
  color: vars.textMuted,
});

/** The label at one end, the value at the other, where there is room. */
export const line = style({
  '@media': {
    [abovePhone]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: 12,
      padding: '10px 18px',
    },
  },
});
globalStyle(`${line} > ${value}`, {
  '@media': {
    [abovePhone]: { marginTop: 0, paddingTop: 0, fontSize: '1.75rem' },
    [phone]: { fontSize: '1.25rem', lineHeight: '1.5rem' },
  },
});

/** A cell that leads somewhere: under the pointer it says so. */
export const leads = style({ position: 'relative', selectors: { '&:hover': { background: vars.surfaceHover } } });

/** The words name the link, the whole cell takes the press. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.rMd },
    '&[data-hovered]': { textDecoration: 'underline' },
    '&[data-focus-visible]': { outline: `3px solid ${vars.focus}`, outlineOffset: 2 },
  },
});
