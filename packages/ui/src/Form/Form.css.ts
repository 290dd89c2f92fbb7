import { style } from '@vanilla-extract/css';
import { coarse, phone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

/** Fields one below another; a grid within brings its own columns. */
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });

export const summary = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  padding: '14px 16px',
  border: `1.5px solid ${vars.danger}`,
  borderRadius: vars.rMd,
  background: vars.dangerSofter,
  selectors: { '&:focus': { outline: `3px solid ${vars.focus}`, outlineOffset: 2 } },
});

export const icon = style({ color: vars.danger, marginTop: 2 });

export const title = style({ fontSize: vars.fsBody, lineHeight: vars.lhBody, fontWeight: vars.fwStrong });

export const list = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 28,
  color: vars.danger,
  fontWeight: vars.fwMedium,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  borderRadius: vars.rXs,
  ':focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: 1 },
  '@media': { [phone]: { minHeight: vars.control }, [coarse]: { minHeight: vars.control } },
});
