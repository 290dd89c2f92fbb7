import { aboveStickyFoot, endToEnd, paper, phone, vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

/** Two panes: the camera with its controls, the result beside it. They fill the window and scroll inside. */
export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.45fr) minmax(0, 1fr)',
  gap: 20,
  height: 'max(560px, calc(100dvh - 200px))',
  '@media': {
    'screen and (max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)', height: 'auto' },
    [paper]: { gridTemplateColumns: 'minmax(0, 1fr)', height: 'auto' },
  },
});
const pane = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
  background: vars.surfaceRaised,
  borderRadius: vars.rMd,
  '@media': { [paper]: { overflow: 'visible' } },
});
export const work = style([
  pane,
  {
    border: `${vars.bw} solid ${vars.text}`,
    '@media': { 'screen and (max-width: 1100px)': { minHeight: 640 } },
  },
]);
export const result = style([pane, { border: `${vars.bw} solid ${vars.border}` }]);
export const tip = style({
  ...endToEnd,
  gap: '4px 12px',
  padding: '10px 14px',
  borderRadius: vars.rSm,
  background: vars.infoSoft,
  color: vars.info,
  fontSize: vars.fsTable,
  fontWeight: vars.fwMedium,
});

/** A phone held sideways: the picture stands at the side of all else, as high as the window. */
export const sideways = 'screen and (max-width: 760px) and (max-height: 480px) and (orientation: landscape)';
/** How much of the width what stands beside the picture takes. */
export const besidePicture = 'min(17rem, 45%)';

/** The whole window of a phone. What larger text leaves no room for is scrolled to. */
export const phonePage = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  overflow: 'hidden auto',
  background: vars.cam,
  color: vars.onCam,
  // Beside the picture, which leaves the column.
  '@media': { [sideways]: { selectors: { '&:has(video)': { paddingLeft: `calc(100% - ${besidePicture})` } } } },
});
export const phoneResult = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  background: vars.surface,
});
export const phoneHead = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 56,
  padding: '4px 12px 4px 4px',
  color: '#fff',
});
export const phoneHeadBoard = style([
  phoneHead,
  {
    position: 'sticky',
    top: 0,
    zIndex: 10,
    background: vars.board,
    selectors: { [aboveStickyFoot]: { position: 'static' } },
  },
]);
export const phoneTitles = style({ flex: 1, minWidth: 0 });
export const phoneTitle = style({
  fontSize: '1.0625rem',
  lineHeight: '1.375rem',
  fontWeight: vars.fwBold,
  letterSpacing: 0,
});
export const phoneSubtitle = style({
  fontSize: vars.fsSmall,
  lineHeight: '1.125rem',
  color: vars.onCamMuted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const phonePickers = style({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  padding: '0 12px 10px',
});
export const phoneKnown = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 44,
  color: vars.onCam,
  fontSize: vars.fsSmall,
});
export const textButton = style({
  minHeight: 44,
  padding: '0 8px',
  borderRadius: vars.rSm,
  fontWeight: vars.fwStrong,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.accent}`, outlineOffset: 2 } },
});

export const scroll = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  '@media': { [phone]: { overflow: 'visible' } },
});
export const question = style({
  margin: '0 16px 16px',
  padding: '14px 16px 16px',
  borderRadius: vars.rMd,
  border: `${vars.bwInput} solid ${vars.warning}`,
  background: vars.warningSoft,
  '@media': { [phone]: { margin: '14px 12px 0' } },
});
export const questionTitle = style({
  fontSize: '1.0625rem',
  lineHeight: '1.5rem',
  fontWeight: vars.fwBold,
  color: vars.warning,
});
export const questionText = style({ marginTop: 2, fontSize: vars.fsTable, lineHeight: vars.lhTable });
export const questionActs = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 });
