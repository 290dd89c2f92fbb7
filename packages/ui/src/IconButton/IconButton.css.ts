import { recipe } from '@vanilla-extract/recipes';
import { coarse, phone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { hiddenOnPaper } from '../theme/mixins.css.ts';

export const iconButton = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: vars.control,
    height: vars.control,
    minWidth: '2rem',
    minHeight: '2rem',
    borderRadius: vars.rSm,
    color: vars.textMuted,
    cursor: 'pointer',
    transition: `background ${vars.tFast} ${vars.ease}`,
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&:is([data-hovered],[data-pressed])': { background: vars.surfaceHover, color: vars.text },
      '&[data-focus-visible]': { outline: `3px solid ${vars.focus}`, outlineOffset: 2 },
      '&[data-disabled]': { color: vars.textFaint, opacity: 0.6, cursor: 'not-allowed' },
    },
    '@media': hiddenOnPaper,
  },
  variants: {
    framed: {
      true: {
        border: `${vars.bwInput} solid ${vars.borderStrong}`,
        background: vars.surfaceRaised,
        color: vars.text,
      },
    },
    onDark: {
      true: {
        color: vars.onCam,
        selectors: {
          '&:is([data-hovered],[data-pressed])': { background: 'rgba(255,255,255,0.12)', color: vars.onCam },
        },
      },
    },
    compact: {
      true: {
        width: 36,
        height: 36,
        '@media': {
          [phone]: { width: vars.control, height: vars.control },
          [coarse]: { width: vars.control, height: vars.control },
        },
      },
    },
  },
});
