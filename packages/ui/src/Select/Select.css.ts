import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const trigger = style({
  width: '100%',
  paddingBlock: 6,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]:not([data-disabled])': { background: vars.surfaceHover },
    '&[data-focus-visible]': { outline: `3px solid ${vars.focus}`, outlineOffset: 1, borderColor: vars.focus },
    '&[data-disabled]': { cursor: 'not-allowed' },
    '[data-invalid] > &': { borderColor: vars.danger, boxShadow: `inset 0 0 0 0.5px ${vars.danger}` },
  },
});

/** The name inside the frame, and the value: below it where letters are so large that a line does not hold both. */
export const pair = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  flex: 1,
  minWidth: 0,
});

export const value = style({
  flex: '1 1 6rem',
  minWidth: 0,
  textAlign: 'start',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: { '&[data-placeholder]': { color: vars.textMuted }, '[data-disabled] > &': { color: 'inherit' } },
});

export const inside = style({ flex: 'none', maxWidth: '50%', fontSize: vars.fsSmall, color: vars.textMuted });

export const detail = style({
  flex: 'none',
  fontSize: vars.fsSmall,
  color: vars.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const chevron = style({ color: vars.textMuted });

export const popover = style({
  width: 'max-content',
  minWidth: 'min(var(--trigger-width), calc(100vw - 24px))',
  maxWidth: 'min(32rem, calc(100vw - 24px))',
});

export const list = style({ overflow: 'auto', maxHeight: 'inherit', padding: 6, outline: 'none' });

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: vars.control,
  padding: '8px 10px',
  borderRadius: 6,
  fontSize: vars.fsBody,
  lineHeight: vars.lhSmall,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: vars.surfaceHover },
    '&[data-focus-visible]': { outline: `3px solid ${vars.focus}`, outlineOffset: -3 },
    '&[data-selected]': { fontWeight: vars.fwStrong },
    '&[data-disabled]': { color: vars.textFaint, cursor: 'not-allowed' },
  },
});

export const optionLabel = style({ flex: 1, minWidth: 0 });

export const check = style({
  color: vars.brand,
  visibility: 'hidden',
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
});

export const empty = style({ padding: '12px 10px', color: vars.textMuted, fontSize: vars.fsSmall });

/** Over the camera the label sits inside the frame, above the name. */
export const camera = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto auto',
  columnGap: 10,
  alignItems: 'center',
  width: '100%',
  minHeight: 58,
  padding: '6px 14px 7px',
  border: `${vars.bwInput} solid ${vars.camLine}`,
  borderRadius: 10,
  background: vars.camRaised,
  color: vars.onCam,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { borderColor: vars.onCamMuted },
    '&[data-focus-visible]': { outline: `3px solid ${vars.accent}`, outlineOffset: 2 },
    '&[data-disabled]': { color: vars.onCamMuted, cursor: 'not-allowed' },
  },
});

export const cameraLabel = style({
  gridColumn: 1,
  fontSize: vars.fsCaption,
  lineHeight: '1rem',
  fontWeight: vars.fwMedium,
  color: vars.onCamMuted,
});

export const cameraValue = style({
  gridColumn: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontSize: '1.0625rem',
  lineHeight: '1.375rem',
  fontWeight: vars.fwBold,
  selectors: { '&[data-placeholder]': { color: vars.onCamMuted, fontWeight: vars.fwMedium } },
});

export const cameraDetail = style({
  gridRow: '1 / 3',
  gridColumn: 2,
  fontSize: vars.fsSmall,
  color: vars.onCamMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const cameraChevron = style({ gridRow: '1 / 3', gridColumn: 3, color: vars.onCam });
