import { hiddenOnPaper, paper, phone, stickyFoot, vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const stack = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 14,
  maxWidth: 760,
  // The roll runs to the window's edges.
  '@media': { [phone]: { vars: { '--page-gutter': '16px' } }, [paper]: { gap: 6 } },
});
export const pickers = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) auto',
  alignItems: 'end',
  gap: 12,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 } },
});
export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '2px 12px',
  fontVariantNumeric: 'tabular-nums',
});
export const absent = style({ color: vars.danger });
const muted = style({ color: vars.textMuted, fontSize: vars.fsSmall, lineHeight: vars.lhSmall });
/** Two lines of it still leave the bar under 96 px on a phone. */
export const saveStatus = style([
  muted,
  { '@media': { [phone]: { fontSize: vars.fsCaption, lineHeight: '1.0625rem' } } },
]);
export const low = style({ color: vars.danger, fontWeight: vars.fwMedium });
/** What may be done on the screen. */
export const hint = style([muted, { '@media': hiddenOnPaper }]);
export const alerts = style([low, { flexBasis: '100%', fontSize: vars.fsSmall, lineHeight: vars.lhSmall }]);
export const save = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  ...stickyFoot,
  padding: '12px 0',
  background: vars.surface,
  '@media': {
    [phone]: {
      gap: 2,
      margin: '0 -16px -28px',
      padding: '5px 12px',
      background: vars.surfaceRaised,
      borderTop: `1px solid ${vars.border}`,
    },
    [paper]: { padding: 0 },
  },
});
export const saveButton = style({ '@media': { [phone]: { flex: '1 1 100%', minHeight: vars.control } } });
