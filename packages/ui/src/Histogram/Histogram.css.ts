import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const bar = style({
  fill: vars.chart1,
  stroke: vars.surfaceRaised,
  strokeWidth: 1.5,
  forcedColorAdjust: 'none',
});
export const activeBar = style({ stroke: vars.text, strokeWidth: 2.5 });
