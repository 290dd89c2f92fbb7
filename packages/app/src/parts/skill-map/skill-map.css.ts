import { endToEnd, forcedColors, paper, phone, vars } from '@caderneta/ui';
import { style, styleVariants } from '@vanilla-extract/css';

export const stack = style({ display: 'flex', flexDirection: 'column', gap: 16 });
const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 16 });
/** Choices beside each other; on a phone one below another, as wide as it. */
export const choices = style([
  bar,
  { '@media': { [phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 } } },
]);
export const code = style({ fontFamily: vars.fontMono, whiteSpace: 'nowrap' });
export const quiet = style({ fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });
export const caption = style([quiet, { textAlign: 'left', paddingBottom: 6 }]);
/** Read whole however far the map is scrolled: as wide as the screen leaves it, not as the map. */
export const inSight = style({ display: 'inline-block', position: 'sticky', left: 0, maxWidth: '100cqi' });
/** On paper, which nobody scrolls, all of it: a browser makes a page smaller that is wider than its sheet. */
export const scroll = style({
  containerType: 'inline-size',
  overflowX: 'auto',
  maxWidth: '100%',
  '@media': { [paper]: { overflow: 'visible' } },
});
export const map = style({ borderCollapse: 'separate', borderSpacing: 2, fontSize: vars.fsTable });
export const mapHead = style({
  padding: '6px 8px',
  textAlign: 'left',
  fontWeight: vars.fwMedium,
  whiteSpace: 'nowrap',
  '@media': { [paper]: { padding: 2 } },
});
export const mapName = style([
  mapHead,
  {
    position: 'sticky',
    left: 0,
    background: vars.surfaceRaised,
    minWidth: '11rem',
    maxWidth: '14rem',
    whiteSpace: 'normal',
    '@media': { [phone]: { minWidth: '6.5rem', maxWidth: '8rem' }, [paper]: { position: 'static', minWidth: '7rem' } },
  },
]);
const cell = style({
  minWidth: 64,
  padding: '6px 8px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  borderRadius: vars.rSm,
  cursor: 'pointer',
  /** What says it whole lies over the lowest lines. */
  scrollMarginBlockEnd: '4.5rem',
  selectors: { '&[data-chosen]': { outline: `2px solid ${vars.text}`, outlineOffset: -1 } },
  '@media': {
    [forcedColors]: { border: '1px solid CanvasText' },
    [paper]: { minWidth: 0, padding: 2, whiteSpace: 'normal' },
  },
});
export const cells = styleVariants({
  known: [cell, { background: vars.successSoft, color: vars.success }],
  again: [cell, { background: vars.dangerSoft, color: vars.danger, fontWeight: vars.fwStrong }],
  few: [cell, { background: vars.surfaceSunken, color: vars.textMuted }],
  none: [cell, { color: vars.textMuted }],
});
/** A word of the legend, which breaks where the text is large. */
export const word = style({ whiteSpace: 'normal', cursor: 'auto' });
export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center' });
/** Says the chosen cell whole, wherever in a long map it stands; as high before as with two lines of words. */
export const chosen = style({
  position: 'sticky',
  bottom: 0,
  minHeight: '3rem',
  padding: '6px 8px',
  lineHeight: vars.lhTable,
  background: vars.surfaceRaised,
});
export const foot = style({
  ...endToEnd,
  gap: 12,
});
