import { style } from '@vanilla-extract/css';
import { phone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(min(30rem, 60vw), 40%) minmax(0, 1fr)',
  minHeight: '100dvh',
  background: vars.surfaceRaised,
  '@media': { [phone]: { display: 'flex', flexDirection: 'column' } },
});

/** Ruled like a notebook, fading before the words begin: nothing is ever written on a line. */
export const paper = style({
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  // The board comes first, where a phone shows it: what of the page is there already stays where it is.
  gridArea: '1 / 1',
  minWidth: 0,
  padding: '44px clamp(24px, 5vw, 72px) 36px 104px',
  background: vars.surfaceRaised,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      pointerEvents: 'none',
      backgroundImage: `repeating-linear-gradient(transparent 0 35px, ${vars.gridLine} 35px 36px)`,
      maskImage: 'linear-gradient(90deg, #000 0 56px, transparent 150px)',
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      top: 0,
      bottom: 0,
      left: 64,
      width: 1.5,
      background: vars.marginLine,
    },
  },
  '@media': {
    [phone]: {
      flex: 1,
      padding: '28px 24px 20px',
      selectors: { '&::before, &::after': { display: 'none' } },
    },
  },
});

export const brand = style({ position: 'relative', '@media': { [phone]: { display: 'none' } } });

export const content = style({
  position: 'relative',
  width: '100%',
  maxWidth: 400,
  margin: 'auto 0',
  '@media': { [phone]: { maxWidth: 'none', margin: 0 } },
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 20,
  position: 'relative',
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
  color: vars.textMuted,
  '@media': { [phone]: { justifyContent: 'space-between', paddingTop: 20 } },
});

export const below = style({
  position: 'relative',
  maxWidth: 400,
  marginTop: 16,
  '@media': { [phone]: { maxWidth: 'none' } },
});
