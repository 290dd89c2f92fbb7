import { style } from '@vanilla-extract/css';
import { forcedColors } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { cutAtEnd } from '../theme/mixins.css.ts';

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

/** Six lessons a day stay under 320 px: whoever scrolls past the week sees what comes after it. */
export const week = style({
  display: 'flex',
  gap: 1,
  '@container': { [narrow]: { flexDirection: 'column' } },
});

/** Below the day that is shown, where the others are folded away. */
export const unfold = style({
  display: 'none',
  marginTop: 1,
  background: vars.surfaceRaised,
  '@container': { [narrow]: { display: 'block' } },
});

export const day = style({
  flex: '1000 1 0',
  minWidth: 0,
  padding: '6px 8px 8px',
  background: vars.surfaceRaised,
  '@container': { [narrow]: { flex: 'none', padding: '8px 14px 10px' } },
});
/** A day without lessons leaves its room to the others, where there are any. */
export const empty = style({ flex: '1 1 6.5rem', '@container': { [narrow]: { flex: 'none' } } });
export const folded = style({ '@container': { [narrow]: { display: 'none' } } });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  minHeight: 26,
  marginBottom: 3,
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
  fontWeight: vars.fwStrong,
  color: vars.textMuted,
  overflowWrap: 'anywhere',
});

/** The yellow cap that marks the current day, as over the current tab. */
export const today = style({
  boxShadow: `inset 0 4px 0 ${vars.accent}`,
  '@media': { [forcedColors]: { borderTop: '4px solid Highlight' } },
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

export const next = style({ fontSize: vars.fsCaption, lineHeight: vars.lhCaption, fontWeight: vars.fwRegular });

export const lessons = style({ display: 'flex', flexDirection: 'column', gap: 4 });

export const lesson = style({
  padding: '2px 8px 3px',
  borderRadius: vars.rSm,
  border: `1px solid ${vars.border}`,
  background: vars.surface,
  '@container': { [narrow]: { padding: '4px 10px 5px' } },
});

export const current = style({
  borderColor: vars.brand,
  background: vars.brandSofter,
  boxShadow: `inset 3px 0 0 ${vars.brand}`,
  '@media': { [forcedColors]: { borderInlineStart: '6px solid Highlight' } },
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

export const foot = style({ display: 'flex', alignItems: 'center', gap: 8 });
/** At the end of the last line, without making it higher than it must be. */
export const action = style({ flex: 'none', marginInlineStart: 'auto', marginBlock: -10, marginInlineEnd: -6 });

/** In a column one line, cut at its end; where there is the page's width, all of it. */
export const words = style({
  minWidth: 0,
  ...cutAtEnd,
  fontSize: vars.fsTable,
  lineHeight: vars.lhTable,
  '@container': { [narrow]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
export const title = style({ fontWeight: vars.fwStrong });
export const detail = style({ fontSize: vars.fsSmall, color: vars.textMuted });
export const none = style({ fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });
