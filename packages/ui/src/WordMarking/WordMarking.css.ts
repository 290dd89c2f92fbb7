import { style, styleVariants } from '@vanilla-extract/css';
import { abovePhone, coarse, forcedColors, phone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { forcedChosen } from '../theme/mixins.css.ts';
import { stickyFoot } from '../theme/sticky-foot.ts';

export const widget = style({ display: 'flex', flexDirection: 'column', gap: 12, minWidth: 0 });
export const text = style({ display: 'flex', flexDirection: 'column', gap: 8, fontSize: vars.fsH3, lineHeight: 1.35 });
export const paragraph = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 0', margin: 0 });

/** A word with room for its sign, so that nothing moves when it is marked. */
export const word = style({
  position: 'relative',
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  maxWidth: '100%',
  minHeight: 40,
  padding: '1px 4px 0',
  border: '2px solid transparent',
  borderRadius: vars.rXs,
  background: 'none',
  color: vars.text,
  font: 'inherit',
  overflowWrap: 'anywhere',
  // Forced colours would draw a frame that is only room for one.
  '@media': { [forcedColors]: { borderColor: 'Canvas' } },
});
export const touchable = style([
  word,
  {
    cursor: 'pointer',
    touchAction: 'manipulation',
    WebkitTapHighlightColor: 'transparent',
    scrollMargin: '80px 0',
    selectors: {
      '&:hover': { borderColor: vars.border },
      '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: 1, zIndex: 1 },
    },
    '@media': {
      [phone]: { minWidth: 44, minHeight: 44 },
      [coarse]: { minWidth: 44, minHeight: 44 },
      [forcedColors]: { selectors: { '&:hover': { borderColor: 'Highlight' } } },
    },
  },
]);
export const face = style({ display: 'contents' });
export const sign = style({ display: 'grid', placeItems: 'center', height: '0.875rem' });

const solid = (line: string, soft: string) => ({
  borderColor: line,
  background: soft,
  selectors: { '&:hover': { borderColor: line } },
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});
/** Confirmed: a whole frame. Each has its sign and its own line besides its colour. */
export const marks = styleVariants({
  read: solid(vars.success, vars.successSoft),
  changed: [
    solid(vars.warning, vars.warningSoft),
    { textDecoration: `underline wavy ${vars.warning} 1.5px`, textUnderlineOffset: 4, textDecorationSkipInk: 'none' },
  ],
  spelled: [
    solid(vars.info, vars.infoSoft),
    { textDecoration: `underline dotted ${vars.info} 2px`, textUnderlineOffset: 4 },
  ],
  syllabled: solid(vars.brand, vars.brandSofter),
  skipped: [solid(vars.danger, vars.dangerSoft), { textDecoration: 'line-through 2px' }],
});
/** A program's proposal: dashed and without a ground. */
export const proposed = style({
  borderStyle: 'dashed',
  background: 'none',
  selectors: { '&&': { background: 'none' } },
});
export const beyond = style({ color: vars.textMuted, fontStyle: 'italic' });
export const current = style({
  selectors: { '&&': { background: vars.accent, color: vars.onAccent } },
  '@media': { [forcedColors]: { selectors: { '&&': forcedChosen } } },
});
const edge = style({
  position: 'absolute',
  top: -2,
  bottom: -2,
  right: -4,
  zIndex: 1,
  width: 0,
});
export const end = style([edge, { borderRight: `4px solid ${vars.text}` }]);
export const endProposed = style([edge, { borderRight: `4px dashed ${vars.text}` }]);

/** At hand while the text scrolls under it; large letters would leave no room for the text. */
export const bar = style({
  ...stickyFoot,
  zIndex: 2,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  padding: '10px 0',
  background: vars.surfaceRaised,
  borderTop: `1px solid ${vars.border}`,
});
export const transport = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
export const speeds = style({ flex: '1 1 auto' });
export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 4rem), 1fr))',
  gap: 6,
});
export const tool = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 48,
  padding: '3px 2px',
  border: `${vars.bwInput} solid ${vars.border}`,
  borderRadius: vars.rSm,
  color: vars.text,
  fontSize: '0.8125rem',
  lineHeight: 1.2,
  fontWeight: vars.fwMedium,
  textAlign: 'center',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&[data-hovered]': { background: vars.surfaceHover },
    '&[data-focus-visible]': { outline: `3px solid ${vars.focus}`, outlineOffset: 1 },
    '&[data-selected]': {
      borderColor: vars.brand,
      background: vars.brand,
      color: vars.onBrand,
      fontWeight: vars.fwStrong,
      forcedColorAdjust: 'none',
    },
  },
});
export const keys = style({
  display: 'none',
  columns: '2 13rem',
  columnGap: 32,
  paddingTop: 8,
  borderTop: `1px solid ${vars.border}`,
  '@media': { [abovePhone]: { display: 'block' } },
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 16px',
  margin: 0,
  padding: '12px 0 0',
  listStyle: 'none',
  borderTop: `1px solid ${vars.border}`,
  fontSize: vars.fsSmall,
  color: vars.textMuted,
});
export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: 6 });
