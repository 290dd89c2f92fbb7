import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const track = style({
  position: 'relative',
  display: 'block',
  flex: 'none',
  width: '2.625rem',
  height: '1.5rem',
  borderRadius: vars.rFull,
  border: `${vars.bwInput} solid ${vars.borderStrong}`,
  background: vars.surfaceSunken,
  transition: `background ${vars.tFast} ${vars.ease}, border-color ${vars.tFast} ${vars.ease}`,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.brand },
    '[data-focus-visible] > &': { outline: `3px solid ${vars.focus}`, outlineOffset: 2 },
    '[data-selected] > &': { background: vars.brand, borderColor: vars.brand },
    '[data-disabled] > &': { background: vars.surfaceSunken, borderColor: vars.border },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '[data-selected] > &': { background: 'Highlight', borderColor: 'Highlight', forcedColorAdjust: 'none' },
        '[data-disabled] > &': { borderColor: 'GrayText' },
        '[data-selected][data-disabled] > &': { background: 'GrayText' },
      },
    },
  },
});

/** The knob carries a tick when on: its place and its colour do not speak alone. */
export const knob = style({
  position: 'absolute',
  top: '50%',
  left: 3,
  display: 'grid',
  placeItems: 'center',
  width: '1rem',
  height: '1rem',
  borderRadius: '50%',
  background: vars.borderStrong,
  forcedColorAdjust: 'none',
  transform: 'translateY(-50%)',
  transition: `left ${vars.tFast} ${vars.ease}, background ${vars.tFast} ${vars.ease}`,
  selectors: {
    '[data-selected] &': { left: 'calc(100% - 1rem - 3px)', background: vars.onBrand, color: vars.brand },
    '[data-disabled] &': { background: vars.border, color: vars.textFaint },
  },
  '@media': {
    [forcedColors]: {
      background: 'CanvasText',
      selectors: {
        '[data-selected] &': { background: 'HighlightText', color: 'Highlight' },
        '[data-disabled] &': { background: 'GrayText', color: 'Canvas' },
      },
    },
  },
});
// Hidden and not transparent: forced colours draw every letter and icon.
globalStyle(`${knob} > svg`, { visibility: 'hidden' });
globalStyle(`[data-selected] ${knob} > svg`, { visibility: 'visible' });
