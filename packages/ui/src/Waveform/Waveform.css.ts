import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { forcedColors } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const wave = style({
  position: 'relative',
  height: '5.25rem',
  minWidth: 0,
  borderRadius: vars.rXs,
  touchAction: 'pan-y',
  cursor: 'pointer',
  selectors: {
    '&[aria-readonly="true"]': { cursor: 'default' },
    '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: 2 },
  },
});

/** Its own colours are the inks of the bars: text's for what was played, the border's for the rest. */
export const drawing = style({
  height: '100%',
  color: vars.chart1,
  border: `0 solid ${vars.borderStrong}`,
  '@media': { [forcedColors]: { color: 'Highlight', borderColor: 'GrayText' } },
});

const part = (name: string, rule: GlobalStyleRule) => globalStyle(`${drawing} > div > div::part(${name})`, rule);
// What the library sets on each element itself is overruled where a theme must reach.
part('cursor', { backgroundColor: `${vars.text} !important` });
// Bars stand on what is marked.
part('regions-container', { zIndex: '-1 !important' as '-1' });
part('region', { pointerEvents: 'none !important' as 'none', borderRadius: 3, forcedColorAdjust: 'none' });
part('pause', {
  backgroundColor: `${vars.infoSoft} !important`,
  // The sign of a pause: two strokes at its middle.
  backgroundImage: `linear-gradient(${vars.info}, ${vars.info}), linear-gradient(${vars.info}, ${vars.info})`,
  backgroundSize: '2px 8px',
  backgroundPosition: 'calc(50% - 3px) 3px, calc(50% + 3px) 3px',
  backgroundRepeat: 'no-repeat',
});
part('word', {
  top: 'auto !important',
  bottom: 0,
  height: '6px !important',
  minWidth: 4,
  backgroundColor: `${vars.accent} !important`,
});
export const empty = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '5.25rem',
  margin: 0,
  fontSize: vars.fsTable,
  lineHeight: vars.lhTable,
  color: vars.textMuted,
});
