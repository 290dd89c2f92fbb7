import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } });

export const surface = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: vars.surfaceRaised,
  color: vars.text,
  border: `${vars.bw} solid ${vars.border}`,
  borderRadius: vars.rMd,
  boxShadow: vars.shadowFloat,
  maxWidth: 'calc(100vw - 24px)',
  outline: 'none',
  selectors: {
    '&[data-entering]': { animation: `${appear} ${vars.tBase} ${vars.ease}` },
    '&[data-exiting]': { animation: `${appear} ${vars.tFast} ${vars.ease} reverse` },
  },
});

export const dialog = style({ padding: 16, overflow: 'auto', maxHeight: 'inherit', outline: 'none' });
