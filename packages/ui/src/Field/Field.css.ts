import { globalStyle, style } from '@vanilla-extract/css';
import { paper, phone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const field = style({ display: 'flex', flexDirection: 'column', gap: 6, minWidth: 0 });

export const label = style({
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
  fontWeight: vars.fwStrong,
  color: vars.text,
  cursor: 'default',
});

export const required = style({ color: vars.danger });

export const control = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: vars.control,
  minWidth: 0,
  padding: '0 12px',
  background: vars.surfaceRaised,
  border: `${vars.bwInput} solid ${vars.borderStrong}`,
  borderRadius: vars.rSm,
  fontSize: vars.fsBody,
  lineHeight: vars.lhBody,
  color: vars.text,
  selectors: {
    '&[data-invalid]': { borderColor: vars.danger, boxShadow: `inset 0 0 0 0.5px ${vars.danger}` },
    '&[data-disabled]': { background: vars.surfaceSunken, borderColor: vars.border, color: vars.textFaint },
    // A button within that has the focus draws its own ring.
    '&[data-focus-within]:not(:has(button[data-focus-visible]))': {
      outline: `3px solid ${vars.focus}`,
      outlineOffset: 1,
      borderColor: vars.focus,
    },
  },
});

globalStyle(`${control}`, {
  // What was chosen or typed is said in words; an empty search says nothing.
  '@media': { [paper]: { minHeight: 0, padding: 0, background: 'none', border: 0 } },
});
globalStyle(`${control} svg, ${field}:has(> ${control} > input:placeholder-shown)`, {
  '@media': { [paper]: { display: 'none' } },
});

export const tall = style({ minHeight: 52 });

export const input = style({
  flex: 1,
  minWidth: 0,
  width: '100%',
  alignSelf: 'stretch',
  minHeight: 40,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  outline: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: vars.textMuted, opacity: 1 },
    '&:disabled': { WebkitTextFillColor: vars.textFaint, opacity: 1 },
    '&:disabled::placeholder': { color: vars.textFaint },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  // Below 16 px iOS zooms into a focused field.
  '@media': { [phone]: { fontSize: 'max(16px, 1rem)' } },
});

export const leadingIcon = style({ color: vars.textMuted });

/** A button within the border must not make the control taller than its neighbours. */
export const trailing = style({ marginRight: -10, marginBlock: -4 });

export const hint = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 5,
  fontSize: vars.fsCaption,
  lineHeight: vars.lhCaption,
  color: vars.textMuted,
});

export const error = style([hint, { color: vars.danger, fontWeight: vars.fwMedium }]);
globalStyle(`${error} > span:first-child`, { marginTop: 1 });
