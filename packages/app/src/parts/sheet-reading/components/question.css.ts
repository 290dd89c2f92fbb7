import { phone, vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

/** A page is taller than the room for it: its head, where the name stands, is seen first. */
export const pictureFrame = style({
  maxHeight: '19rem',
  marginTop: 12,
  overflowY: 'auto',
  borderRadius: vars.rSm,
  border: `${vars.bw} solid ${vars.border}`,
  background: vars.surface,
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: 2 } },
  '@media': { [phone]: { maxHeight: '15rem' } },
});
export const picture = style({ display: 'block', width: '100%', height: 'auto' });

export const choice = style({ display: 'flex', flexDirection: 'column', gap: 12, flex: '1 1 100%', minWidth: 0 });
export const names = style({
  maxHeight: '16rem',
  overflowY: 'auto',
  padding: '10px 12px',
  borderRadius: vars.rSm,
  border: `${vars.bw} solid ${vars.border}`,
  background: vars.surfaceRaised,
  '@media': { [phone]: { maxHeight: 'none' } },
});
