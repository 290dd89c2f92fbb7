import { phone, vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  paddingBlock: 24,
  '@media': { [phone]: { gap: 18, paddingTop: 0 } },
});

export const title = style({
  fontSize: '2.125rem',
  lineHeight: '2.5rem',
  '@media': { [phone]: { fontSize: '1.75rem', lineHeight: '2.125rem' } },
});

export const lead = style({ color: vars.textMuted, marginTop: -10, marginBottom: 8 });

export const form = style({ display: 'flex', flexDirection: 'column', gap: 20 });

export const submit = style({ minHeight: 52, fontSize: '1.0625rem' });

export const alert = style({
  display: 'flex',
  gap: 10,
  padding: '12px 14px',
  borderRadius: vars.rSm,
  fontSize: vars.fsTable,
  lineHeight: vars.lhTable,
  fontWeight: vars.fwMedium,
  background: vars.dangerSoft,
  color: vars.danger,
});
export const notice = style([alert, { background: vars.infoSoft, color: vars.info }]);

export const demo = style({
  padding: '14px 16px 16px',
  borderRadius: vars.rMd,
  border: `${vars.bwInput} dashed ${vars.borderStrong}`,
  background: vars.surface,
});
export const demoTitle = style({ fontSize: vars.fsTable, lineHeight: vars.lhTable, fontWeight: vars.fwBold });
export const demoText = style({ fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });
export const demoList = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 });
