import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** A table's own card; inside a Card it leaves the frame to that one. */
export const frame = style({
  containerType: 'inline-size',
  minWidth: 0,
  background: vars.surfaceRaised,
  border: `${vars.bw} solid ${vars.border}`,
  borderRadius: vars.rMd,
  // Not hidden: that would make a scroll container, and the header would stick to it and not to the page.
  overflow: 'clip',
  selectors: { '[data-card] > &': { border: 0, borderRadius: 0 } },
});

export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.fsTable,
  lineHeight: vars.lhTable,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const headCell = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  borderBottom: `1.5px solid ${vars.borderStrong}`,
  background: vars.surfaceRaised,
  fontSize: vars.fsSmall,
  fontWeight: vars.fwStrong,
  color: vars.textMuted,
});
