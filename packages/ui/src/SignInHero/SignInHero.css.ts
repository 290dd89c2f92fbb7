import { globalStyle, style } from '@vanilla-extract/css';
import { abovePhone, phone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const board = style({
  position: 'relative',
  minWidth: 0,
  overflow: 'hidden',
  background: vars.board,
  color: vars.onBoard,
  // The drawing runs past the window's foot; it must not make the page taller than the form needs.
  '@media': { [phone]: { minHeight: 222 }, [abovePhone]: { position: 'sticky', top: 0, height: '100dvh' } },
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background:
        'radial-gradient(60% 50% at 24% 12%, rgba(255,255,255,.075), transparent 70%), radial-gradient(50% 40% at 90% 60%, rgba(255,255,255,.04), transparent 70%)',
    },
  },
});

export const brand = style({
  display: 'none',
  '@media': { [phone]: { display: 'block', position: 'relative', padding: '24px 24px 0' } },
});

globalStyle(`${brand} svg`, { width: 36, height: 41 });

export const pitch = style({
  position: 'relative',
  maxWidth: 672,
  padding: '76px 24px 0 72px',
  '@media': { [phone]: { maxWidth: 'calc(14.5rem)', padding: '18px 16px 24px 24px' } },
});

export const headline = style({
  maxWidth: '29rem',
  fontSize: vars.fsDisplay,
  lineHeight: vars.lhDisplay,
  fontWeight: vars.fwBold,
  letterSpacing: '-0.024em',
  color: '#fff',
  '@media': { [phone]: { fontSize: '1.5rem', lineHeight: '1.8125rem', letterSpacing: '-0.015em' } },
});

export const words = style({
  maxWidth: '31.25rem',
  marginTop: 18,
  fontSize: '1.1875rem',
  lineHeight: '1.75rem',
  '@media': { [phone]: { display: 'none' } },
});

/** The drawing keeps its own pixels: it is a picture, not text, and is hidden from screen readers. */
export const drawing = style({
  position: 'relative',
  marginTop: 110,
  '@media': { [phone]: { position: 'absolute', inset: 0, marginTop: 0 } },
});

export const register = style({
  position: 'relative',
  marginLeft: 76,
  width: 690,
  padding: '26px 0 40px 60px',
  borderRadius: '4px 4px 0 0',
  transform: 'rotate(-3.2deg)',
  transformOrigin: '0 0',
  background: '#fffefa',
  color: '#1a2420',
  boxShadow: '0 30px 60px -20px rgba(0,0,0,.5), 0 0 0 1px rgba(0,0,0,.06)',
  lineHeight: '24px',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      left: 42,
      top: 0,
      bottom: 0,
      width: 1.5,
      background: '#e3a99b',
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      left: 15,
      top: 26,
      bottom: 0,
      width: 13,
      background: `radial-gradient(circle at 6.5px 6.5px, ${vars.board} 6px, transparent 6.6px) 0 0 / 13px 72px repeat-y`,
    },
  },
  '@media': {
    [phone]: {
      position: 'absolute',
      left: 'max(222px, 14rem)',
      top: 74,
      width: 480,
      marginLeft: 0,
      padding: '14px 0 0 30px',
      transform: 'rotate(-7deg)',
      selectors: {
        '&::before': { left: 21 },
        '&::after': {
          left: 6,
          width: 9,
          background: `radial-gradient(circle at 4.5px 4.5px, ${vars.board} 4px, transparent 4.5px) 0 0 / 9px 48px repeat-y`,
        },
      },
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  padding: '0 28px 14px 0',
  fontSize: 15,
  color: '#55605a',
  '@media': { [phone]: { paddingBottom: 8, fontSize: 12.5 } },
});

export const className = style({
  fontSize: 23,
  lineHeight: '28px',
  fontWeight: vars.fwStrong,
  letterSpacing: '-0.01em',
  color: '#1a2420',
  '@media': { [phone]: { fontSize: 16, lineHeight: '20px' } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '38px 1fr repeat(7, 52px)',
  height: 38,
  borderBottom: '1px solid #dde6e0',
  fontSize: 15.5,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [phone]: { gridTemplateColumns: '24px 132px repeat(7, 34px)', height: 27, fontSize: 13 } },
});

export const headRow = style([
  row,
  {
    borderBottom: '1.5px solid #858069',
    fontSize: 13.5,
    fontWeight: vars.fwStrong,
    color: '#55605a',
    '@media': { [phone]: { fontSize: 12.5 } },
  },
]);

export const cell = style({ display: 'flex', alignItems: 'center', whiteSpace: 'nowrap' });
export const number = style([cell, { color: '#6a746d' }]);
export const day = style([cell, { justifyContent: 'center', borderLeft: '1px solid #dde6e0' }]);
export const today = style([day, { background: '#fcefcb' }]);
export const todayHead = style([day, { background: '#f4bc3f', color: '#2a2007' }]);
export const absent = style({ fontSize: 16, fontWeight: 700, color: '#ae3027' });
export const tick = style({
  width: 18,
  height: 17,
  fill: 'none',
  stroke: '#2b4a8b',
  strokeWidth: 2,
  strokeLinecap: 'round',
});

export const pencil = style({
  position: 'absolute',
  left: 752,
  top: 218,
  width: 430,
  transform: 'rotate(47deg)',
  transformOrigin: '0 50%',
  filter: 'drop-shadow(0 14px 9px rgba(10,25,19,.34))',
  '@media': {
    [phone]: { left: 'calc(max(222px, 14rem) + 112px)', top: 170, width: 190, transform: 'rotate(24deg)' },
  },
});
