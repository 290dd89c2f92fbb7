import { style } from '@vanilla-extract/css';

/** Long answers show their beginning; the whole is one press away, in the form. */
export const answer = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  whiteSpace: 'pre-line',
});

/** Between the tabs and what they open. */
export const panel = style({ paddingTop: 16 });
