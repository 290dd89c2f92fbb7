import { forcedColors, phone, vars } from '@caderneta/ui';
import { globalStyle, style } from '@vanilla-extract/css';

export const hint = style({ marginBottom: 16, fontSize: vars.fsTable, color: vars.textMuted });
export const warning = style({
  marginBottom: 16,
  padding: '12px 14px',
  borderRadius: vars.rSm,
  fontSize: vars.fsTable,
  lineHeight: vars.lhTable,
  fontWeight: vars.fwMedium,
  background: vars.warningSoft,
  color: vars.warning,
});
export const danger = style([warning, { background: vars.dangerSoft, color: vars.danger }]);

export const restored = style([warning, { background: vars.infoSoft, color: vars.info }]);

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: 32,
  '@media': { [phone]: { gap: 24 } },
});
export const column = style({ display: 'flex', flexDirection: 'column', gap: 12, minWidth: 0 });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 46,
  borderBottom: `${vars.bw} solid ${vars.border}`,
  selectors: {
    '&:nth-child(5n):not(:last-child)': { borderBottomColor: vars.borderStrong },
    '&:focus-within': { background: vars.brandSofter },
  },
});
export const number = style({
  width: 32,
  textAlign: 'right',
  fontWeight: vars.fwStrong,
  fontVariantNumeric: 'tabular-nums',
});
export const orderRow = style([row, { padding: '4px 0' }]);
export const orderPick = style({ flex: '1 1 auto', minWidth: 0 });
export const versions = style({ marginBottom: 16 });
export const letters = style({ display: 'flex', gap: 6 });

/** A bubble as on the sheet: the radio lies over it, so that a finger and the keyboard both find it. */
export const bubble = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  cursor: 'pointer',
});
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
export const face = style({
  display: 'grid',
  placeItems: 'center',
  width: 34,
  height: 34,
  borderRadius: '50%',
  border: `${vars.bwInput} solid ${vars.borderStrong}`,
  fontSize: vars.fsSmall,
  fontWeight: vars.fwStrong,
  color: vars.textMuted,
  background: vars.surfaceRaised,
});
globalStyle(`${radio}:checked + ${face}`, { background: vars.brand, borderColor: vars.brand, color: vars.onBrand });
globalStyle(`${radio}:checked + ${face}`, {
  '@media': {
    [forcedColors]: {
      background: 'Highlight',
      borderColor: 'Highlight',
      color: 'HighlightText',
      forcedColorAdjust: 'none',
    },
  },
});
globalStyle(`${radio}:focus-visible + ${face}`, { outline: `3px solid ${vars.focus}`, outlineOffset: 2 });
globalStyle(`${radio}:disabled + ${face}`, { opacity: 0.7 });
globalStyle(`${bubble}[data-default] ${face}`, { borderStyle: 'dashed', borderColor: vars.textMuted });
globalStyle(`${row}[data-doubtful]`, { background: vars.warningSoft });
export const note = style({
  flex: '1 1 6rem',
  minWidth: 0,
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
  color: vars.textMuted,
});
export const doubtful = style([note, { color: vars.warning, fontWeight: vars.fwMedium }]);
export const importing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginBottom: 16,
});
export const proposal = style({ marginBottom: 16 });
export const ruleText = style({ flex: '1 1 auto', minWidth: 0, fontWeight: vars.fwStrong });
export const ruleButton = style({ marginLeft: 'auto' });
export const rule = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: '12px 0 16px 42px',
  borderBottom: `${vars.bw} solid ${vars.border}`,
  '@media': { [phone]: { paddingLeft: 0 } },
});
export const ruleLetters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.5rem, 1fr))',
  gap: '8px 16px',
});
export const ruleHint = style({ fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });
