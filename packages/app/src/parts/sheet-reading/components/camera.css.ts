import { cameraPicture, hiddenOnPaper, phone, vars } from '@caderneta/ui';
import { globalStyle, style } from '@vanilla-extract/css';
import { besidePicture, sideways } from './correction-view.css.ts';

export const view = style({
  '@media': {
    [phone]: { minHeight: 'min(240px, 38dvh)' },
    [sideways]: { position: 'fixed', inset: 0, right: besidePicture, minHeight: 0, borderRadius: 0 },
    ...hiddenOnPaper,
  },
});
export const videoOff = style([cameraPicture, { visibility: 'hidden' }]);

/** Over the picture, away from the shutter. */
export const torch = style({ position: 'absolute', right: 12, bottom: 12, zIndex: 2 });

/** While no picture comes: what to do, in the middle, between corners that show where the sheet goes. */
export const off = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  padding: 24,
  textAlign: 'center',
});
export const offIcon = style({ color: vars.onCamMuted, marginBottom: 4 });
export const offTitle = style({ fontSize: vars.fsH3, lineHeight: vars.lhH3, fontWeight: vars.fwStrong });
export const offText = style({ color: vars.onCamMuted, maxWidth: '34ch' });

/** The phone's controls: three round buttons with their words below, the shutter in the middle. */
export const shutters = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  rowGap: 8,
  padding: '14px 8px calc(16px + env(safe-area-inset-bottom))',
  background: vars.cam,
  '@media': { [sideways]: { marginTop: 'auto' } },
});
globalStyle(`${shutters} > *`, { flex: '1 1 4.25rem' });
globalStyle(`${shutters} > :nth-child(2)`, { flex: '0 1 120px', minWidth: 'min-content' });
export const bar = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  padding: 16,
});
export const barEnd = style({ marginLeft: 'auto' });
