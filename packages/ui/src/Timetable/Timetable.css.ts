import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** In rem: larger text stacks the days sooner. */
const narrow = '(max-width: 56rem)';

export const frame = style({
  containerType: 'inline-size',
  overflow: 'clip',
  minWidth: 0,
  background: vars.border,
  border: `${vars.bw} solid ${vars.border}`,
  borderRadius: vars.rMd,
  selectors: { '[data-card] > &': { border: 0, borderRadius: 0 } },
});

export const week = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: 1,
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Days that stand one below another: today may be far down. */
export const jump = style({
  display: 'none',
  background: vars.surfaceRaised,
  '@container': { [narrow]: { display: 'block', marginBottom: 1 } },
});

export const day = style({
  minWidth: 0,
  padding: '10px 10px 14px',
  background: vars.surfaceRaised,
  '@container': { [narrow]: { padding: '10px 14px 12px' } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  minHeight: 28,
  marginBottom: 8,
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
  fontWeight: vars.fwStrong,
  color: vars.textMuted,
  overflowWrap: 'anywhere',
});

/** The yellow cap that marks the current day, as over the current tab. */
export const today = style({
  boxShadow: `inset 0 4px 0 ${vars.accent}`,
  // Below the bar of the frame.
  scrollMarginTop: '5rem',
});
export const todayHead = style({ color: vars.text });

export const mark = style({
  padding: '0 8px',
  borderRadius: vars.rFull,
  background: vars.accent,
  color: vars.onAccent,
  fontSize: vars.fsCaption,
  lineHeight: '1.25rem',
  fontWeight: vars.fwBold,
});

export const lessons = style({ display: 'flex', flexDirection: 'column', gap: 6 });

export const lesson = style({
  padding: '7px 10px',
  borderRadius: vars.rSm,
  border: `1px solid ${vars.border}`,
  background: vars.surface,
  overflowWrap: 'anywhere',
});

export const current = style({
  borderColor: vars.brand,
  background: vars.brandSofter,
  boxShadow: `inset 3px 0 0 ${vars.brand}`,
});

export const time = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  fontSize: vars.fsCaption,
  lineHeight: vars.lhCaption,
  color: vars.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px' });
/** At the end of the last line, without making it higher than it must be. */
export const action = style({ marginInlineStart: 'auto', marginBlock: -8, marginInlineEnd: -8 });

export const title = style({ fontSize: vars.fsTable, lineHeight: vars.lhTable, fontWeight: vars.fwStrong });
export const detail = style({ fontSize: vars.fsCaption, lineHeight: vars.lhCaption, color: vars.textMuted });
export const none = style({ fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });
