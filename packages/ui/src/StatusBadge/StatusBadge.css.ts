import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const status = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  fontWeight: vars.fwMedium,
});

/** 'Ativo' and 'Inativo' stay in one piece in a narrow column; longer words may break. */
export const own = style({ whiteSpace: 'nowrap' });

const dot = style({ flex: 'none', width: 8, height: 8, borderRadius: '50%' });

/** Full when active, a ring when not: seen without colour too. */
export const dots = styleVariants({
  active: [dot, { background: vars.success }],
  inactive: [dot, { boxShadow: `inset 0 0 0 2px ${vars.textMuted}` }],
});

export const inactive = style({ color: vars.textMuted });
