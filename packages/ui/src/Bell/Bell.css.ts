import { style } from '@vanilla-extract/css';
import { phone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const bell = style({
  display: 'inline-grid',
  placeItems: 'center',
  position: 'relative',
  width: vars.control,
  height: vars.control,
  borderRadius: vars.rSm,
  // The bar it stands in says the colour: muted on paper, light on the phone's green.
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:is([data-hovered],[data-pressed])': { background: `color-mix(in srgb, currentColor 14%, transparent)` },
    '&[data-focus-visible]': { outline: `3px solid ${vars.focus}`, outlineOffset: 2 },
    '&[aria-expanded="true"]': { background: vars.brandSoft, color: vars.brand },
  },
});

export const count = style({
  position: 'absolute',
  top: 0,
  right: -5,
  minWidth: 20,
  height: 20,
  padding: '0 5px',
  borderRadius: 10,
  background: vars.accent,
  color: vars.onAccent,
  fontSize: '12.5px',
  lineHeight: '20px',
  fontWeight: vars.fwBold,
  textAlign: 'center',
  boxShadow: `0 0 0 2px ${vars.surface}`,
  '@media': { [phone]: { right: -1, boxShadow: `0 0 0 2px ${vars.board}` } },
});

export const popover = style({ width: '25.25rem' });

export const dialog = style({ display: 'flex', flexDirection: 'column', minHeight: 0, outline: 'none' });

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  padding: '14px 12px 12px 20px',
});

export const title = style({ flex: 1, fontSize: vars.fsH3, lineHeight: vars.lhH3 });

export const list = style({ overflow: 'auto', minHeight: 0 });

export const note = style({
  display: 'grid',
  gridTemplateColumns: '10px minmax(0, 1fr)',
  columnGap: 12,
  padding: '12px 20px 10px',
  borderTop: `${vars.bw} solid ${vars.border}`,
});

export const dot = style({
  width: 8,
  height: 8,
  marginTop: 6,
  borderRadius: '50%',
  background: vars.accent,
  boxShadow: `0 0 0 1.5px ${vars.warning}`,
});

export const noteTitle = style({
  fontSize: vars.fsTable,
  lineHeight: vars.lhTable,
  fontWeight: vars.fwStrong,
});
export const readTitle = style({ fontWeight: vars.fwMedium });
export const message = style({ fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 32,
  marginTop: 2,
  fontSize: vars.fsCaption,
  lineHeight: vars.lhCaption,
  color: vars.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const markRead = style({
  minHeight: 32,
  marginRight: -8,
  padding: '0 8px',
  borderRadius: 6,
  fontSize: vars.fsSmall,
  fontWeight: vars.fwStrong,
  color: vars.brand,
  selectors: {
    '&:is([data-hovered],[data-pressed])': { background: vars.brandSoft },
    '&[data-focus-visible]': { outline: `3px solid ${vars.focus}`, outlineOffset: 0 },
  },
  '@media': { [phone]: { minHeight: vars.control } },
});

export const empty = style({
  padding: '20px',
  borderTop: `${vars.bw} solid ${vars.border}`,
  color: vars.textMuted,
});

export const history = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  minHeight: 48,
  borderTop: `${vars.bw} solid ${vars.border}`,
  background: vars.surface,
  fontSize: vars.fsTable,
  fontWeight: vars.fwStrong,
  color: vars.brand,
  selectors: {
    '&[data-hovered]': { background: vars.surfaceHover },
    '&[data-focus-visible]': { outline: `3px solid ${vars.focus}`, outlineOffset: -3 },
  },
});
