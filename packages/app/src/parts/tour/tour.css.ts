import { hiddenOnPaper, phone, vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

/** Over the page, so that nothing moves when it comes and goes. */
export const tour = style({
  position: 'fixed',
  right: 20,
  bottom: 20,
  zIndex: 30,
  width: 360,
  maxWidth: 'calc(100vw - 32px)',
  maxHeight: 'calc(100vh - 120px)',
  overflowY: 'auto',
  boxShadow: vars.shadowFloat,
  '@media': { [phone]: { right: 16, bottom: 16 }, ...hiddenOnPaper },
});
export const place = style({ fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });
export const title = style({ fontSize: vars.fsH3, lineHeight: vars.lhH3, fontWeight: vars.fwBold, marginBlock: '4px' });
export const acts = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 8, marginTop: 4 });
