import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '10px 16px',
  color: vars.text,
  borderRadius: vars.rMd,
  fontSize: vars.fsTable,
  lineHeight: vars.lhTable,
});

export const tones = styleVariants({
  info: [notice, { background: vars.infoSoft, border: `1px solid ${vars.info}` }],
  success: [notice, { background: vars.successSoft, border: `1px solid ${vars.success}` }],
  warning: [notice, { background: vars.warningSoft, border: `1px solid ${vars.warning}` }],
  danger: [notice, { background: vars.dangerSoft, border: `1px solid ${vars.danger}` }],
});

export const icons = styleVariants({
  info: { color: vars.info },
  success: { color: vars.success },
  warning: { color: vars.warning },
  danger: { color: vars.danger },
});

export const words = style({ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' });
export const title = style({ fontWeight: vars.fwStrong });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
