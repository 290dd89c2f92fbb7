import { phone, vars } from '@caderneta/ui';
import { globalStyle, style } from '@vanilla-extract/css';

export const view = style({
  position: 'relative',
  flex: 1,
  minHeight: 320,
  overflow: 'hidden',
  background: vars.cam,
  color: vars.onCam,
  '@media': { [phone]: { minHeight: 0, borderRadius: '18px 18px 0 0' } },
});
export const video = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain' });
export const videoOff = style([video, { visibility: 'hidden' }]);

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

const chip = style({ background: 'rgba(11, 22, 18, 0.94)', color: vars.onCam });
export const status = style([
  chip,
  {
    position: 'absolute',
    zIndex: 3,
    top: 14,
    left: 14,
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 42,
    maxWidth: 'calc(100% - 28px)',
    padding: '8px 16px 8px 14px',
    borderRadius: vars.rMd,
    fontSize: vars.fsTable,
    lineHeight: vars.lhTable,
    fontWeight: vars.fwStrong,
    '@media': {
      [phone]: { top: 8, left: 10, right: 10, maxWidth: 'none', borderRadius: 21, padding: '4px 14px 4px 12px' },
    },
  },
]);
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
export const statusText = style({ flex: 1, minWidth: 0 });
export const statusCount = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.fwMedium,
  color: vars.onCamMuted,
  whiteSpace: 'nowrap',
});

export const legend = style({
  position: 'absolute',
  zIndex: 3,
  left: 14,
  bottom: 14,
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  '@media': { [phone]: { left: 8, right: 8, bottom: 10, flexDirection: 'row', justifyContent: 'center' } },
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

export const hint = style({
  position: 'absolute',
  zIndex: 4,
  right: 14,
  bottom: 14,
  maxWidth: 400,
  padding: '16px 20px 18px',
  borderRadius: vars.rMd,
  background: vars.surfaceRaised,
  color: vars.text,
  boxShadow: vars.shadowFloat,
  '@media': { [phone]: { left: 10, right: 10, bottom: 10, maxWidth: 'none', padding: '14px 16px 16px' } },
});
export const hintTitle = style({ fontSize: vars.fsBody, lineHeight: vars.lhBody, fontWeight: vars.fwBold });
export const hintText = style({ fontSize: vars.fsTable, lineHeight: vars.lhTable, color: vars.textMuted });
export const hintActs = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 });
globalStyle(`${hintActs} > *`, { flex: '1 1 9rem' });

/** The phone's controls: three round buttons with their words below, the shutter in the middle. */
export const shutters = style({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: '1fr minmax(7.5rem, auto) 1fr',
  alignItems: 'start',
  padding: '14px 8px calc(16px + env(safe-area-inset-bottom))',
  background: vars.cam,
});
export const bar = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  padding: 16,
});
export const barEnd = style({ marginLeft: 'auto' });
