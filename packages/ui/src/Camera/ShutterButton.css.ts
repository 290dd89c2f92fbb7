import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const button = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 6,
  padding: '0 4px',
  fontSize: vars.fsSmall,
  lineHeight: '1.0625rem',
  fontWeight: vars.fwMedium,
  textAlign: 'center',
  color: vars.onCam,
  borderRadius: vars.rSm,
  selectors: {
    '&[data-disabled]': { opacity: 0.45, cursor: 'not-allowed' },
    '&[data-focus-visible]': { outline: `3px solid ${vars.accent}`, outlineOffset: 2 },
  },
});
export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 52,
  marginTop: 9,
  borderRadius: '50%',
  border: `${vars.bwInput} solid ${vars.camLine}`,
  background: vars.camRaised,
});
export const mainDisc = style({
  display: 'grid',
  placeItems: 'center',
  width: 70,
  height: 70,
  borderRadius: '50%',
  background: vars.accent,
  color: vars.onAccent,
  boxShadow: `0 0 0 4px ${vars.cam}, 0 0 0 7px #f4bc3f`,
  '@media': { [forcedColors]: { border: '4px solid ButtonText' } },
});
export const main = style({ gap: 9, fontWeight: vars.fwBold });
globalStyle(`${mainDisc} svg`, { width: 28, height: 28 });
