import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import * as base from '../Table/table-base.css.ts';
import { coarse, paper, phone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

/** In rem, so that larger text leaves out columns sooner. What is left out stands under the name. */
const narrow = '(max-width: 34rem)';
const tiny = '(max-width: 18rem)';

export const { frame, table } = base;

export const headCell = style([
  base.headCell,
  {
    zIndex: 2,
    height: 42,
    padding: '0 18px',
    textAlign: 'end',
    '@container': { [narrow]: { padding: '0 12px' } },
  },
]);

export const entryHead = style([
  headCell,
  {
    width: 132,
    background: vars.accentSoft,
    color: vars.text,
    boxShadow: `inset 0 3px 0 ${vars.accent}`,
    // Nobody is anywhere on paper.
    '@media': { [paper]: { background: 'none', boxShadow: 'none' } },
    '@container': { [narrow]: { width: 'min(6rem, 34cqw)' } },
  },
]);

/** A class on one sheet. */
const onPaper = { height: 0, minHeight: 0, paddingBlock: 2 } as const;

export const row = style({});

export const cell = style({
  height: 36,
  padding: '2px 18px',
  borderBottom: `1px solid ${vars.border}`,
  fontWeight: vars.fwRegular,
  textAlign: 'end',
  selectors: {
    [`${row}:focus-within > &`]: { background: vars.brandSofter },
    [`${row}:last-child > &`]: { borderBottom: 0 },
  },
  '@container': { [narrow]: { padding: '6px 12px' } },
  '@media': { [paper]: onPaper },
});

export const number = style({
  width: 52,
  paddingLeft: 20,
  paddingRight: 0,
  textAlign: 'start',
  color: vars.textMuted,
  '@container': { [narrow]: { display: 'none' } },
});

export const student = style({ paddingLeft: 8, textAlign: 'start' });
globalStyle(`td + ${student}`, { fontWeight: vars.fwStrong });
globalStyle(`${student}`, { '@container': { [narrow]: { paddingLeft: 16, overflowWrap: 'anywhere' } } });

export const caption = style({
  display: 'none',
  fontSize: vars.fsCaption,
  lineHeight: vars.lhCaption,
  fontWeight: vars.fwRegular,
  color: vars.textMuted,
  '@container': { [narrow]: { display: 'block' } },
});
export const captionMean = style({ display: 'none', '@container': { [tiny]: { display: 'inline' } } });

export const remark = style({
  display: 'block',
  fontSize: vars.fsCaption,
  lineHeight: vars.lhCaption,
  fontWeight: vars.fwMedium,
  color: vars.warning,
});

/** A long name takes no room from them. */
export const earlier = style({
  color: vars.textMuted,
  whiteSpace: 'nowrap',
  '@container': { [narrow]: { display: 'none' } },
});

export const mean = style({ '@container': { [tiny]: { display: 'none' } } });
globalStyle(`td${mean}`, { fontWeight: vars.fwStrong });

export const entry = style({
  position: 'relative',
  height: 36,
  padding: 0,
  '@media': { [paper]: { ...onPaper, borderInline: 0 } },
  background: vars.surfaceRaised,
  borderInline: `1.5px solid ${vars.borderStrong}`,
  borderBottom: `1px solid ${vars.border}`,
  selectors: { [`${row}:last-child > &`]: { borderBottom: 0 } },
});

export const input = style({
  display: 'block',
  width: '100%',
  // A cell's height is a minimum: of the input's it must be the definite one.
  height: 35,
  padding: '0 18px 0 32px',
  border: 0,
  borderRadius: vars.rXs,
  background: 'none',
  color: vars.text,
  fontSize: vars.fsBody,
  fontWeight: vars.fwBold,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    '&[data-low]': { color: vars.danger },
    // A low grade is red as well, and colours of the reader's own are none of these.
    '&[aria-invalid]': { color: vars.danger, textDecoration: 'underline wavy' },
    '&[data-asked]': { paddingInline: 6, color: vars.warning, letterSpacing: '-0.02em' },
    '&::placeholder': { color: vars.textFaint, fontWeight: vars.fwRegular, opacity: 1 },
    '&:focus': { position: 'relative', zIndex: 1, outline: `3px solid ${vars.focus}`, outlineOffset: -1 },
    '&:read-only': { color: vars.textMuted, fontWeight: vars.fwRegular },
  },
  '@container': {
    [narrow]: {
      minHeight: vars.control,
      height: '100%',
      padding: '0 12px 0 28px',
      // Below stands the hint, in the same cell.
      selectors: { '&[aria-invalid], &[data-asked]': { height: 'auto' } },
    },
  },
  '@media': {
    [coarse]: { minHeight: vars.control },
    [phone]: { minHeight: vars.control, fontSize: 'max(16px, 1rem)' },
    // A cell grows with what is in it; an input is as high as it is said to be.
    [paper]: { ...onPaper, height: 'auto' },
  },
});

export const hint = style({
  display: 'block',
  padding: '0 8px 4px',
  fontSize: vars.fsCaption,
  lineHeight: vars.lhCaption,
  textAlign: 'end',
  color: vars.warning,
  selectors: { 'input[aria-invalid] + &': { color: vars.danger } },
});

const markAt = style({
  // What waits for the person needs the room, and is not what was saved.
  selectors: { 'input[data-asked] ~ &, input[aria-invalid] ~ &': { display: 'none' } },
  position: 'absolute',
  left: 18,
  top: '50%',
  transform: 'translateY(-50%)',
  pointerEvents: 'none',
  '@container': { [narrow]: { left: 8 } },
});
export const mark = styleVariants({
  saved: [markAt, { color: vars.success }],
  pending: [markAt, { color: vars.textMuted }],
  failed: [markAt, { color: vars.danger }],
});

export const conflictCell = style({ padding: 0, borderBottom: `1px solid ${vars.border}` });
export const conflict = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 10px',
  padding: '6px 18px',
  background: vars.warningSoft,
  color: vars.warning,
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
});
export const conflictText = style({ flex: '1 1 12rem', color: vars.text });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '10px 20px',
  borderTop: `1.5px solid ${vars.borderStrong}`,
  background: vars.surface,
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
  color: vars.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
/** Out of the row while empty, yet there: what appears in it is announced. */
export const footStatus = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  selectors: { '&:empty': { position: 'absolute' } },
});
export const saved = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: vars.success,
  fontWeight: vars.fwStrong,
});
export const pasted = style({ color: vars.text });
export const range = style({ marginInlineStart: 'auto' });
