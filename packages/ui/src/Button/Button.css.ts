import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { coarse, phone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { hiddenOnPaper } from '../theme/mixins.css.ts';

/** Shared by Button and LinkButton: they look alike, one acts and the other goes somewhere. */
export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    position: 'relative',
    minHeight: vars.control,
    padding: '6px 18px',
    border: `${vars.bwInput} solid transparent`,
    borderRadius: vars.rSm,
    fontSize: vars.fsBody,
    lineHeight: '1.25rem',
    fontWeight: vars.fwStrong,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background ${vars.tFast} ${vars.ease}, border-color ${vars.tFast} ${vars.ease}`,
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-focus-visible]': { outline: `3px solid ${vars.focus}`, outlineOffset: 2 },
      '&[data-disabled]': {
        background: vars.surfaceSunken,
        borderColor: 'transparent',
        color: vars.textFaint,
        cursor: 'not-allowed',
      },
      '&[data-pending]': { cursor: 'progress' },
    },
    '@media': hiddenOnPaper,
  },
  variants: {
    variant: {
      primary: {
        background: vars.brand,
        color: vars.onBrand,
        selectors: { '&:is([data-hovered],[data-pressed]):not([data-disabled])': { background: vars.brandHover } },
      },
      secondary: {
        background: vars.surfaceRaised,
        borderColor: vars.borderStrong,
        color: vars.text,
        selectors: {
          '&:is([data-hovered],[data-pressed]):not([data-disabled])': { background: vars.surfaceHover },
          '&[data-disabled]': { background: 'transparent', borderColor: vars.border },
        },
      },
      quiet: {
        padding: '6px 12px',
        color: vars.brand,
        selectors: {
          '&:is([data-hovered],[data-pressed]):not([data-disabled])': { background: vars.brandSoft },
          '&[data-disabled]': { background: 'transparent' },
        },
      },
      danger: {
        background: vars.danger,
        color: vars.onDanger,
        selectors: { '&:is([data-hovered],[data-pressed]):not([data-disabled])': { background: vars.dangerHover } },
      },
      accent: {
        background: vars.accent,
        color: vars.onAccent,
        selectors: { '&:is([data-hovered],[data-pressed]):not([data-disabled])': { filter: 'brightness(0.96)' } },
      },
    },
    size: {
      regular: {},
      large: { minHeight: 52, fontSize: '1.0625rem' },
      compact: {
        minHeight: vars.controlCompact,
        padding: '4px 14px',
        fontSize: vars.fsTable,
        '@media': { [phone]: { minHeight: vars.control }, [coarse]: { minHeight: vars.control } },
      },
    },
    block: { true: { width: '100%' } },
  },
  defaultVariants: { variant: 'secondary', size: 'regular' },
});

export const leading = style({ marginLeft: -3 });
export const after = style({ marginRight: -3 });

export const label = style({ minWidth: 0 });
export const hidden = style({ visibility: 'hidden' });
export const pending = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

globalStyle(`${pending} > *`, { gridArea: '1 / 1' });
