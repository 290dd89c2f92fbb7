import { phone, vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  alignItems: 'start',
  '@media': { 'screen and (max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const column = style({ display: 'flex', flexDirection: 'column', gap: 16, minWidth: 0 });

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 20 });
export const headText = style({ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' });
export const badges = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 14px', marginTop: 8 });
export const matricula = style({ fontSize: vars.fsTable, color: vars.textMuted, fontVariantNumeric: 'tabular-nums' });

export const card = style({ display: 'flex', flexDirection: 'column', gap: 12 });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '12px 20px',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const factLabel = style({ fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });
export const factValue = style({ fontWeight: vars.fwMedium, overflowWrap: 'anywhere' });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 44,
  padding: '8px 0',
  borderTop: `${vars.bw} solid ${vars.border}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});
export const lineIcon = style({ width: 20, height: 20, color: vars.textMuted });
export const lineText = style({ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' });
export const lineKind = style({ fontSize: vars.fsSmall, color: vars.textMuted });
export const quiet = style({ color: vars.textMuted });
