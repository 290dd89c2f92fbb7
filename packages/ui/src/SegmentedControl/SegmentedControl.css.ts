import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { coarse, forcedColors, paper, phone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const wrapper = style({ display: 'flex', flexDirection: 'column', gap: 6, minWidth: 0 });

export const group = recipe({
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignSelf: 'flex-start',
    maxWidth: '100%',
    padding: 3,
    borderRadius: vars.rSm,
    background: vars.surfaceSunken,
    border: `${vars.bw} solid ${vars.border}`,
    '@media': { [paper]: { padding: 0, border: 0, background: 'none' } },
  },
  variants: {
    onCamera: {
      true: {
        display: 'flex',
        alignSelf: 'stretch',
        gap: 4,
        borderRadius: 10,
        border: 0,
        background: vars.camRaised,
      },
    },
  },
});

export const segment = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minHeight: 36,
    padding: '2px 14px',
    borderRadius: 6,
    fontSize: vars.fsSmall,
    lineHeight: vars.lhSmall,
    fontWeight: vars.fwMedium,
    textAlign: 'center',
    color: vars.textMuted,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { color: vars.text },
      '&[data-focus-visible]': { outline: `3px solid ${vars.focus}`, outlineOffset: 1 },
      '&[data-selected]': {
        background: vars.surfaceRaised,
        color: vars.text,
        fontWeight: vars.fwStrong,
        boxShadow: `0 0 0 1px ${vars.borderStrong}`,
      },
      '&[data-disabled]': { color: vars.textFaint, cursor: 'not-allowed' },
    },
    '@media': {
      [phone]: { minWidth: vars.control, minHeight: vars.control, flex: '1 1 auto' },
      [coarse]: { minWidth: vars.control, minHeight: vars.control },
      // What was chosen is said; nobody chooses on paper.
      [paper]: {
        minHeight: 0,
        padding: 0,
        selectors: { '&:not([data-selected])': { display: 'none' }, '&[data-selected]': { boxShadow: 'none' } },
      },
      [forcedColors]: {
        selectors: {
          '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
          '&[data-selected][data-disabled]': { background: 'GrayText', color: 'Canvas' },
        },
      },
    },
  },
  variants: {
    onCamera: {
      true: {
        flex: '1 1 8rem',
        minHeight: vars.control,
        fontSize: vars.fsTable,
        padding: '0 4px',
        borderRadius: 7,
        color: vars.onCamMuted,
        selectors: {
          '&[data-hovered]': { color: vars.onCam },
          '&[data-focus-visible]': { outlineColor: vars.accent },
          '&[data-selected]': { background: vars.onCam, color: '#12271f', fontWeight: '680', boxShadow: 'none' },
          '&[data-disabled]': { color: vars.onCamMuted, opacity: 0.6 },
        },
        '@media': {
          [forcedColors]: { selectors: { '&[data-selected]': { background: 'Highlight', color: 'HighlightText' } } },
        },
      },
    },
  },
});
