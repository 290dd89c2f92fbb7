import { aboveStickyFoot, hiddenOnPaper, paper, phone, vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const app = style({
  display: 'flex',
  alignItems: 'stretch',
  minHeight: '100dvh',
  // A sheet is filled from its top; of what is flexible a browser breaks less well.
  '@media': { [paper]: { display: 'block', minHeight: 0 } },
});

export const side = style({
  position: 'sticky',
  top: 0,
  flex: 'none',
  height: '100dvh',
  zIndex: 3,
  '@media': { [phone]: { display: 'contents' }, ...hiddenOnPaper },
});

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  '@media': { [paper]: { display: 'block' } },
});

/** On paper a frame's line at the very edge would be cut. */
export const main = style({
  flex: 1,
  minWidth: 0,
  padding: '24px 32px 40px',
  outline: 'none',
  '@media': { [phone]: { padding: '14px 16px 32px' }, [paper]: { padding: '0 1px' } },
});

/** The camera screen: on a phone it has the whole window, under its own dark chrome. */
export const cameraMain = style([main, { '@media': { [phone]: { padding: 0 } } }]);
/** Sticks on a phone, where the bar is the only way to the menu, unless a bar at the foot does. */
export const bar = style({
  '@media': {
    [phone]: { position: 'sticky', top: 0, zIndex: 20, selectors: { [aboveStickyFoot]: { position: 'static' } } },
    ...hiddenOnPaper,
  },
});
export const cameraBar = style({ '@media': { [phone]: { display: 'none' }, ...hiddenOnPaper } });

export const paperHead = style({
  display: 'none',
  '@media': {
    [paper]: {
      display: 'flex',
      alignItems: 'center',
      gap: 16,
      marginBottom: 16,
      paddingBottom: 8,
      borderBottom: '1.5px solid #000',
    },
  },
});
export const paperLogo = style({ maxHeight: 56, maxWidth: 160 });
export const paperLines = style({ flex: 1 });

export const skip = style({
  '@media': hiddenOnPaper,
  position: 'absolute',
  top: 8,
  left: 8,
  zIndex: 50,
  padding: '10px 16px',
  borderRadius: vars.rSm,
  background: vars.surfaceRaised,
  color: vars.text,
  fontWeight: vars.fwStrong,
  border: `${vars.bwInput} solid ${vars.borderStrong}`,
  selectors: { '&:not(:focus)': { width: 1, height: 1, padding: 0, overflow: 'hidden', clipPath: 'inset(50%)' } },
});

export const notice = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 16,
  minHeight: '60dvh',
  padding: 24,
  textAlign: 'center',
});

export const noticeText = style({ maxWidth: '40rem', overflowWrap: 'anywhere' });
export const noticeHint = style({ maxWidth: '40rem', color: vars.textMuted });
export const noticeActions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12 });

export const waiting = style({ display: 'grid', placeItems: 'center', minHeight: '40dvh' });

export const notices = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  selectors: { '&:not(:empty)': { marginBottom: 16 } },
  '@media': hiddenOnPaper,
});
