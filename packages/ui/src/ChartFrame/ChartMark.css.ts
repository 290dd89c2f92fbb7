import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const colours = [vars.chart1, vars.chart2, vars.chart3, vars.chart4, vars.chart5, vars.chart6];

/** Fills in the fixed order of roles. Windows' forced colours leave them: the pattern over them tells them apart. */
export const fills = colours.map((fill) => style({ fill, forcedColorAdjust: 'none' }));
export const strokes = colours.map((stroke) => style({ stroke, fill: 'none', forcedColorAdjust: 'none' }));

/** Hatching, drawn over a fill where contrast is asked for. */
export const pattern = style({
  display: 'none',
  pointerEvents: 'none',
  forcedColorAdjust: 'none',
  '@media': { '(forced-colors: active), print': { display: 'inline' } },
});
globalStyle(`[data-contrast="more"] ${pattern}`, { display: 'inline' });
globalStyle(`:root:not([data-contrast]) ${pattern}`, {
  '@media': { '(prefers-contrast: more)': { display: 'inline' } },
});

export const patternLine = style({ stroke: vars.surfaceRaised, strokeWidth: 1.6, fill: 'none' });
export const patternDot = style({ fill: vars.surfaceRaised });

export const swatch = style({ display: 'inline-block', width: '0.75rem', height: '0.75rem', flex: 'none' });
