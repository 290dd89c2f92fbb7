import { phone, vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 18,
  paddingBlock: '16px 8px',
  '@media': { [phone]: { paddingTop: 0, paddingBottom: 20 } },
});

export const title = style({
  fontSize: '2.125rem',
  lineHeight: '2.5rem',
  '@media': { [phone]: { fontSize: '1.75rem', lineHeight: '2.125rem' } },
});

export const lead = style({ color: vars.textMuted, marginTop: -10, marginBottom: 8 });

export const form = style({ display: 'flex', flexDirection: 'column', gap: 18 });

export const submit = style({ minHeight: 52, fontSize: '1.0625rem' });

export const forgot = style({ fontSize: '1.0625rem' });
export const link = style([forgot, { alignSelf: 'center' }]);

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
  padding: '12px 14px 14px',
  borderRadius: vars.rMd,
  border: `${vars.bwInput} dashed ${vars.borderStrong}`,
  background: vars.surface,
});
export const demoTitle = style({ fontSize: vars.fsTable, lineHeight: vars.lhTable, fontWeight: vars.fwBold });
export const demoText = style({ fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });
export const demoList = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 10 });
