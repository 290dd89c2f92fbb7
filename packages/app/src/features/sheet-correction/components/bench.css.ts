import { phone, vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

/** Two panes: the camera with its controls, the result beside it. They fill the window and scroll inside. */
export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.45fr) minmax(0, 1fr)',
  gap: 20,
  height: 'max(560px, calc(100dvh - 200px))',
  '@media': { 'screen and (max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)', height: 'auto' } },
});
const pane = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
  background: vars.surfaceRaised,
  borderRadius: vars.rMd,
});
export const work = style([
  pane,
  {
    border: `${vars.bw} solid ${vars.text}`,
    '@media': { 'screen and (max-width: 1100px)': { minHeight: 640 } },
  },
]);
export const result = style([pane, { border: `${vars.bw} solid ${vars.border}` }]);
export const pickers = style({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 16,
  padding: 16,
  '@media': { 'screen and (max-width: 1280px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const upload = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  padding: 16,
  overflowY: 'auto',
  borderTop: `${vars.bw} solid ${vars.border}`,
});
export const uploadOnCamera = style([
  upload,
  {
    background: vars.surface,
    color: vars.text,
    borderTop: 0,
    borderRadius: '18px 18px 0 0',
    padding: '20px 16px calc(20px + env(safe-area-inset-bottom))',
  },
]);
export const tip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  padding: '10px 14px',
  borderRadius: vars.rSm,
  background: vars.infoSoft,
  color: vars.info,
  fontSize: vars.fsTable,
  fontWeight: vars.fwMedium,
});

/** The whole window of a phone. */
export const phonePage = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  overflow: 'hidden',
  background: vars.cam,
  color: vars.onCam,
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
export const phoneHeadBoard = style([phoneHead, { position: 'sticky', top: 0, zIndex: 10, background: vars.board }]);
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
export const kept = style({ display: 'grid', justifyItems: 'start', gap: 10, padding: 16 });
export const keptPicture = style({
  width: '100%',
  maxHeight: '32rem',
  objectFit: 'contain',
  objectPosition: 'left top',
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
export const reviews = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 14,
  padding: '0 16px 16px',
  '@media': { [phone]: { padding: '14px 12px 0' } },
});
export const table = style({
  borderTop: `${vars.bw} solid ${vars.border}`,
  '@media': {
    [phone]: {
      margin: '14px 12px',
      border: `${vars.bw} solid ${vars.border}`,
      borderRadius: vars.rMd,
      background: vars.surfaceRaised,
      overflow: 'hidden',
    },
  },
});
export const nothing = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  padding: 24,
  textAlign: 'center',
  color: vars.textMuted,
});
export const nothingTitle = style({ fontWeight: vars.fwStrong, color: vars.text });
export const foot = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  padding: 16,
  borderTop: `${vars.bw} solid ${vars.border}`,
  background: vars.surfaceRaised,
  '@media': {
    [phone]: {
      position: 'sticky',
      bottom: 0,
      padding: '12px 12px calc(12px + env(safe-area-inset-bottom))',
      marginTop: 'auto',
    },
  },
});
export const footMain = style({ flex: '1 1 10rem', '@media': { [phone]: { minHeight: 52 } } });
export const footSide = style({ '@media': { [phone]: { minHeight: 52 } } });
export const question = style({
  margin: '0 16px 16px',
  padding: '14px 16px 16px',
  borderRadius: vars.rMd,
  border: `${vars.bwInput} solid ${vars.warning}`,
  background: vars.warningSoft,
  '@media': { [phone]: { margin: '14px 12px 0' } },
});
export const trouble = style([question, { borderColor: vars.danger, background: vars.dangerSoft }]);
export const questionTitle = style({
  fontSize: '1.0625rem',
  lineHeight: '1.5rem',
  fontWeight: vars.fwBold,
  color: vars.warning,
});
export const troubleTitle = style([questionTitle, { color: vars.danger }]);
export const questionText = style({ marginTop: 2, fontSize: vars.fsTable, lineHeight: vars.lhTable });
export const questionActs = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 });
export const note = style({
  padding: '0 20px 12px',
  fontSize: vars.fsTable,
  lineHeight: vars.lhTable,
  color: vars.warning,
  fontWeight: vars.fwMedium,
  '@media': { [phone]: { padding: '12px 16px 0' } },
});
