import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 5,
    minHeight: 24,
    maxWidth: '100%',
    padding: '2px 9px',
    borderRadius: vars.rFull,
    fontSize: vars.fsCaption,
    lineHeight: vars.lhCaption,
    fontWeight: vars.fwStrong,
    textAlign: 'start',
  },
  variants: {
    tone: {
      success: { background: vars.successSoft, color: vars.success },
      warning: { background: vars.warningSoft, color: vars.warning },
      danger: { background: vars.dangerSoft, color: vars.danger },
      info: { background: vars.infoSoft, color: vars.info },
      brand: { background: vars.brandSoft, color: vars.brand },
      neutral: { background: vars.surfaceSunken, color: vars.text },
      outline: { boxShadow: `inset 0 0 0 1.25px ${vars.borderStrong}`, color: vars.text },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
