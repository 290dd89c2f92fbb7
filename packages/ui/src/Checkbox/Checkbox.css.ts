import { globalStyle, style } from '@vanilla-extract/css';
import { coarse, forcedColors, phone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { forcedChosen } from '../theme/mixins.css.ts';

export const wrapper = style({ display: 'flex', flexDirection: 'column', gap: 2 });

/** A checkbox or a radio with its words: the whole row is the target. */
export const choice = style({
  // The unseen input scrolls with it: else a focus out of sight stays there.
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  minHeight: 36,
  padding: '6px 0',
  fontSize: vars.fsBody,
  lineHeight: vars.lhBody,
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { color: vars.textFaint, cursor: 'not-allowed' },
    '&[data-readonly]': { cursor: 'default' },
  },
  '@media': { [phone]: { minHeight: vars.control, padding: '10px 0' }, [coarse]: { minHeight: vars.control } },
});

/** A box without words is a square target. */
export const alone = style({
  justifyContent: 'center',
  minWidth: 36,
  '@media': { [phone]: { minWidth: vars.control }, [coarse]: { minWidth: vars.control } },
});

export const box = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.375rem',
  height: '1.375rem',
  marginTop: 1,
  borderRadius: 5,
  border: `${vars.bwInput} solid ${vars.borderStrong}`,
  background: vars.surfaceRaised,
  transition: `background ${vars.tFast} ${vars.ease}`,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.brand },
    '[data-focus-visible] > &': { outline: `3px solid ${vars.focus}`, outlineOffset: 2 },
    '[data-selected] > &, [data-indeterminate] > &': {
      background: vars.brand,
      borderColor: vars.brand,
      color: vars.onBrand,
    },
    '[data-invalid] > &': { borderColor: vars.danger },
    '[data-disabled] > &': { background: vars.surfaceSunken, borderColor: vars.border },
    '[data-disabled][data-selected] > &': { color: vars.textFaint },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '[data-selected] > &, [data-indeterminate] > &': { ...forcedChosen, borderColor: 'Highlight' },
        '[data-disabled] > &': { borderColor: 'GrayText' },
        '[data-disabled][data-selected] > &': { background: 'GrayText', color: 'Canvas' },
      },
    },
  },
});

// The tick of a checkbox, the dot of a radio. Hidden and not transparent: forced colours draw every letter and icon.
globalStyle(`${box} > *`, { visibility: 'hidden' });
globalStyle(`[data-selected] > ${box} > *, [data-indeterminate] > ${box} > *`, { visibility: 'visible' });

export const words = style({ minWidth: 0 });

export const detail = style({
  display: 'block',
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
  color: vars.textMuted,
  selectors: { '[data-disabled] &': { color: vars.textFaint } },
});
