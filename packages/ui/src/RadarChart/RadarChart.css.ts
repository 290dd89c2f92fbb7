import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** In rem, so that a change of text size changes it and is noticed. */
export const room = style({ position: 'relative', height: '13.625rem', minWidth: 0 });
export const drawing = style({ display: 'block', width: '100%', height: '100%', overflow: 'visible' });

export const web = style({ fill: 'none', stroke: vars.border });
export const area = style({ fill: vars.chart1, fillOpacity: 0.18, stroke: vars.chart1, strokeLinejoin: 'round' });
export const point = style({ fill: vars.surfaceRaised, stroke: vars.chart1 });
export const label = style({ fill: vars.text, fontSize: vars.fsCaption, fontWeight: vars.fwMedium });
export const value = style({ fill: vars.textMuted, fontSize: vars.fsCaption, fontVariantNumeric: 'tabular-nums' });

export const list = style({
  margin: '8px 0 0',
  padding: '0 0 0 1.75rem',
  listStyle: 'decimal',
  fontSize: vars.fsTable,
  lineHeight: vars.lhBody,
});
export const listValue = style({ fontWeight: vars.fwStrong, marginLeft: 8 });
