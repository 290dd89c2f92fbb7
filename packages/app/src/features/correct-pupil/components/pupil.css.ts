import { paper, phone, stickyFoot, vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';
import { question, questionTitle } from '../../../parts/sheet-reading/components/correction-view.css.ts';

export const pickers = style({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 16,
  padding: 16,
  '@media': {
    'screen and (max-width: 1280px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    [paper]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
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
    // The page scrolls, not what little room the pickers leave.
    flex: '1 0 auto',
    overflowY: 'visible',
    background: vars.surface,
    color: vars.text,
    borderTop: 0,
    borderRadius: '18px 18px 0 0',
    padding: '20px 16px calc(20px + env(safe-area-inset-bottom))',
  },
]);
export const storedSection = style({ display: 'grid', justifyItems: 'start', gap: 10, padding: 16 });
export const storedPhoto = style({
  width: '100%',
  maxHeight: '32rem',
  objectFit: 'contain',
  objectPosition: 'left top',
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
      ...stickyFoot,
      padding: '12px 12px calc(12px + env(safe-area-inset-bottom))',
      marginTop: 'auto',
    },
  },
});
export const footMain = style({ flex: '1 1 10rem', '@media': { [phone]: { minHeight: 52 } } });
export const footSide = style({ '@media': { [phone]: { minHeight: 52 } } });
export const failureCard = style([question, { borderColor: vars.danger, background: vars.dangerSoft }]);
export const failureTitle = style([questionTitle, { color: vars.danger }]);
/** Notices over the picture; nothing where there are none. */
export const unsent = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  selectors: { '&:empty': { display: 'none' } },
});
export const note = style({
  padding: '0 20px 12px',
  fontSize: vars.fsTable,
  lineHeight: vars.lhTable,
  color: vars.warning,
  fontWeight: vars.fwMedium,
  '@media': { [phone]: { padding: '12px 16px 0' } },
});
