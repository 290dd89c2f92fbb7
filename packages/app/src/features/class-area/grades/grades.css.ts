import { hiddenOnPaper, large, vars } from '@caderneta/ui';
import { globalStyle, style } from '@vanilla-extract/css';

const wide = 'screen and (min-width: 1101px)';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 20,
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 292px', gridTemplateRows: 'auto 1fr' },
    [large]: { gridTemplateColumns: 'minmax(0, 1fr) 420px' },
  },
});
/** The pickers and the grid under them are one sheet of paper. */
export const head = style({
  gridColumn: 1,
  selectors: { '&&': { borderBottom: 0, borderBottomLeftRadius: 0, borderBottomRightRadius: 0 } },
});
export const sheet = style({
  gridColumn: 1,
  alignSelf: 'start',
  selectors: { '&&': { borderTopLeftRadius: 0, borderTopRightRadius: 0 } },
});
const stack = style({ display: 'flex', flexDirection: 'column', gap: 16 });
/** How far the work is, and its keys: of the screen. */
export const aside = style([
  stack,
  { marginTop: 20, '@media': { [wide]: { marginTop: 0, gridColumn: 2, gridRow: '1 / span 2' }, ...hiddenOnPaper } },
]);
export const pickers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: 12,
  padding: '14px 20px 16px',
  '@media': { [wide]: { gridTemplateColumns: '1.5fr 1fr 0.8fr 0.7fr' } },
});
export const inside = style({ padding: 20 });
export const title = style({
  fontSize: vars.fsBody,
  lineHeight: '1.375rem',
  fontWeight: vars.fwStrong,
  letterSpacing: 0,
});
export const posted = style({ margin: '8px 0' });
globalStyle(`${posted} strong`, { fontSize: '1.75rem', lineHeight: '2rem', letterSpacing: '-0.02em' });
export const small = style({ color: vars.textMuted, fontSize: vars.fsSmall, lineHeight: vars.lhSmall });
export const notices = style([
  stack,
  { gap: 8, padding: '0 20px', selectors: { '&:not(:empty)': { paddingBlock: 14 } } },
]);
