import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const roleBadge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  minHeight: 24,
  maxWidth: '100%',
  padding: '2px 9px',
  borderRadius: vars.rFull,
  boxShadow: `inset 0 0 0 1.25px ${vars.border}`,
  fontSize: vars.fsCaption,
  lineHeight: vars.lhCaption,
  fontWeight: vars.fwMedium,
  whiteSpace: 'nowrap',
});

const swatch = style({ width: 9, height: 9, borderRadius: 3, flex: 'none', forcedColorAdjust: 'none' });

export const swatches = [vars.chart1, vars.chart2, vars.chart3, vars.chart4, vars.chart5, vars.chart6].map(
  (background) => style([swatch, { background }]),
);
