import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--strip-columns), minmax(0, 1fr))',
  gap: 3,
});

const square = style({ height: 14, borderRadius: 3, forcedColorAdjust: 'none' });

/** On the board: filled, outlined, yellow, dashed and struck differ in shape as well as in colour. */
export const squares = styleVariants({
  correct: [square, { background: '#5cc79a' }],
  partial: [
    square,
    { boxShadow: 'inset 0 0 0 2px #5cc79a', background: 'linear-gradient(to top, #5cc79a 50%, transparent 50%)' },
  ],
  wrong: [square, { boxShadow: 'inset 0 0 0 2px #ff9a86' }],
  review: [square, { background: vars.accent }],
  annulled: [
    square,
    {
      border: '1.5px solid #5cc79a',
      background: 'linear-gradient(to top right, transparent 42%, #5cc79a 42% 58%, transparent 58%)',
    },
  ],
  blank: [square, { border: `1.5px dashed ${vars.onBoardMuted}` }],
});
