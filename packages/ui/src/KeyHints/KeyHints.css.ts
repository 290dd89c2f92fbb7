import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { hiddenOnPaper } from '../theme/mixins.css.ts';

/** Paper has no keys. */
export const list = style({ margin: 0, '@media': hiddenOnPaper });
export const hint = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '5px 0',
  color: vars.textMuted,
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
});
export const keys = style({ display: 'flex', flexWrap: 'wrap', gap: 4, margin: 0 });
export const keycap = style({
  minWidth: 26,
  padding: '1px 7px 0',
  borderRadius: 5,
  border: `1.5px solid ${vars.borderStrong}`,
  borderBottomWidth: 3,
  background: vars.surfaceRaised,
  color: vars.text,
  fontFamily: 'inherit',
  fontSize: vars.fsCaption,
  fontWeight: vars.fwStrong,
  textAlign: 'center',
});
