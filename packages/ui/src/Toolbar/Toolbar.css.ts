import { style } from '@vanilla-extract/css';
import { abovePhone, phone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const toolbar = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  selectors: { '[data-card] > &': { padding: '12px 20px' } },
  // There the card around a table gives up its frame, and its padding with it.
  '@media': {
    [phone]: {
      selectors: {
        '[data-card]:has(> [data-table="cards"]) > &': { padding: '0 0 12px' },
        '[data-card]:has(> [data-table="rows"]) > &': {
          padding: '8px 10px',
          borderBottom: `1px solid ${vars.border}`,
        },
      },
    },
  },
});

export const search = style({
  flex: '1 1 14rem',
  '@media': { [abovePhone]: { maxWidth: '21.25rem' } },
});

/** At the end of the bar; where the line is full they go to the next one together. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10, marginLeft: 'auto' });

/** Over the whole bar, as tall as it. */
export const overlay = style({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  background: vars.surface,
  selectors: { '[data-card] > * > &': { background: vars.surfaceRaised, paddingInline: 8 } },
});

export const overlayField = style({ flex: 1 });

/** A search that is on, while its box is closed. */
export const isOn = style({ background: vars.brandSoft, color: vars.brand, borderColor: vars.brand });
