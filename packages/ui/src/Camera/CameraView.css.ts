import { style } from '@vanilla-extract/css';
import { phone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

/** In forced colours too as it is drawn: its dot and corners say the state, and are backgrounds. */
export const view = style({
  forcedColorAdjust: 'none',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 260,
  overflow: 'hidden',
  background: vars.cam,
  color: vars.onCam,
  '@media': { [phone]: { borderRadius: '18px 18px 0 0' } },
});

/** What the camera sees, and what is drawn over it. */
export const picture = style({ position: 'relative', flex: 1, minHeight: 0, overflow: 'hidden' });

/** For the `<video>` or `<img>` within a CameraView. */
export const cameraPicture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'contain',
});

const corner = (x: string, y: string) => `linear-gradient(#fff, #fff) ${x} ${y}`;
const [long, thin] = ['36px', '3.5px'];
const sides = ['left', 'right'].flatMap((x) => ['top', 'bottom'].map((y) => [x, y] as const));
export const guides = style({
  position: 'absolute',
  inset: '28px 7%',
  opacity: 0.92,
  background: sides
    .flatMap(([x, y]) => [`${corner(x, y)} / ${long} ${thin} no-repeat`, `${corner(x, y)} / ${thin} ${long} no-repeat`])
    .join(', '),
});

const chip = style({ background: 'rgba(11, 22, 18, 0.94)', color: vars.onCam });

export const status = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  padding: '6px 16px',
  background: 'rgb(11, 22, 18)',
  color: vars.onCam,
  fontSize: vars.fsTable,
  lineHeight: vars.lhTable,
  fontWeight: vars.fwStrong,
});
export const refusedStatus = style([
  status,
  { background: '#8f1d14', color: '#fff', borderBottom: '4px solid #ffb4a8', fontSize: vars.fsBody },
]);
export const refusedIcon = style({ flex: 'none', width: 24, height: 24 });

export const pulse = style({
  flex: 'none',
  width: 12,
  height: 12,
  borderRadius: '50%',
  background: vars.accent,
  boxShadow: '0 0 0 4px rgba(244, 188, 63, 0.28)',
});
export const pulseFound = style([
  pulse,
  { background: vars.markHull, boxShadow: '0 0 0 4px rgba(78, 227, 162, 0.25)' },
]);
export const pulseIdle = style([pulse, { background: vars.onCamMuted, boxShadow: 'none' }]);
export const statusWords = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  '@media': { [phone]: { flexDirection: 'row', alignItems: 'center', gap: 10 } },
});
export const statusText = style({ flex: 1, minWidth: 0 });
export const statusCount = style({
  fontSize: vars.fsSmall,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.fwMedium,
  color: vars.onCamMuted,
  whiteSpace: 'nowrap',
});
export const statusDone = style({ fontSize: vars.fsTable, fontWeight: vars.fwBold, color: '#fff' });

export const legend = style({
  position: 'absolute',
  zIndex: 3,
  left: 14,
  bottom: 14,
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  '@media': {
    [phone]: { left: 8, right: 8, bottom: 10, flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center' },
  },
});
export const legendItem = style([
  chip,
  {
    display: 'flex',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: 6,
    minHeight: 28,
    padding: '0 10px',
    borderRadius: 14,
    fontSize: vars.fsCaption,
    fontWeight: vars.fwMedium,
  },
]);
