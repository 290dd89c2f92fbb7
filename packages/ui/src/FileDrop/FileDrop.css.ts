import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const wrapper = style({ display: 'flex', flexDirection: 'column', gap: 6, minWidth: 0 });

export const zone = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  padding: '24px 20px',
  border: `1.5px dashed ${vars.borderStrong}`,
  borderRadius: vars.rMd,
  background: vars.surfaceRaised,
  textAlign: 'center',
  transition: `background ${vars.tFast} ${vars.ease}`,
  selectors: {
    '&[data-drop-target]': { borderStyle: 'solid', borderColor: vars.brand, background: vars.brandSofter },
    '&[data-focus-visible]': { outline: `3px solid ${vars.focus}`, outlineOffset: 2 },
    '&[data-invalid]': { borderColor: vars.danger },
    '&[data-disabled]': { background: vars.surfaceSunken, borderColor: vars.border, color: vars.textFaint },
  },
});

export const picture = style({ color: vars.textMuted });
export const description = style({ maxWidth: '26rem', color: vars.textMuted, fontSize: vars.fsTable });

export const chosen = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: 8,
  maxWidth: '100%',
  fontWeight: vars.fwStrong,
  overflowWrap: 'anywhere',
});

export const size = style({ color: vars.textMuted, fontWeight: vars.fwRegular, fontVariantNumeric: 'tabular-nums' });

/** Two ways to choose, side by side where there is room. */
export const choices = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 });
