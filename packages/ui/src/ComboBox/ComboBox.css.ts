import { globalStyle, style } from '@vanilla-extract/css';

/** Rows are placed by the virtualizer, so the list cannot be as wide as its widest row: it is as wide as the field. */
export const popover = style({ width: 'max(var(--trigger-width), min(18rem, calc(100vw - 24px)))' });

export const list = style({
  overflow: 'auto',
  width: '100%',
  maxHeight: 'min(22rem, 50vh)',
  outline: 'none',
});

/** As much room around the rows as the virtualizer leaves. */
export const few = style({ display: 'grid', minHeight: 0 });
globalStyle(`${few} > ${list}`, { padding: 6 });

export const open = style({ marginRight: -10, marginBlock: -4 });
export const waiting = style({ padding: '10px' });
export const option = style({ width: '100%' });

/** The detail goes below the name where both do not fit. */
export const words = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 10,
  overflowWrap: 'anywhere',
});
// An e-mail is longer than a phone is wide.
globalStyle(`${words} > span`, { flexShrink: 1 });
