import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const spinner = style({ display: 'inline-flex', alignItems: 'center', gap: 10, color: 'inherit' });

export const ring = style({
  width: '1.25rem',
  height: '1.25rem',
  borderRadius: '50%',
  border: '2.5px solid currentColor',
  borderRightColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
  selectors: { '[data-motion="reduce"] &': { animation: `${breathe} 2s ease-in-out infinite` } },
  '@media': { '(prefers-reduced-motion: reduce)': { animation: `${breathe} 2s ease-in-out infinite` } },
});

export const text = style({ fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });
