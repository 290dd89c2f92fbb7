import { vars } from '@caderneta/ui';
import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { opacity: 0 } });

/** Over the screen like the dialog that is to come; seen only where that takes a while. */
export const cover = style({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  display: 'grid',
  placeItems: 'center',
  background: vars.scrim,
  animation: `${appear} ${vars.tSlow} 150ms backwards`,
});

export const sign = style({
  padding: 24,
  borderRadius: vars.rLg,
  background: vars.surfaceRaised,
  color: vars.text,
});
