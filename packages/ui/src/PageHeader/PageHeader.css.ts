import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const header = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 16,
  marginBottom: 18,
  '@media': { [phone]: { gap: 12, marginBottom: 14 } },
});

export const titles = style({ containerType: 'inline-size', flex: '1 1 12rem', minWidth: 0 });

export const title = style({
  lineHeight: '1.875rem',
  overflowWrap: 'anywhere',
  '@media': { [phone]: { fontSize: vars.fsH2, lineHeight: '1.625rem' } },
});

export const subtitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 10,
  color: vars.textMuted,
  '@media': {
    [phone]: {
      fontSize: vars.fsSmall,
      lineHeight: vars.lhSmall,
      // Several facts share one line, of which the last, the longest, is cut; larger text wraps instead.
      '@container': {
        '(min-width: 15rem)': { selectors: { '&:has(> :nth-child(2))': { flexWrap: 'nowrap', whiteSpace: 'nowrap' } } },
      },
    },
  },
});
globalStyle(`${subtitle} > :last-child`, { overflow: 'hidden', textOverflow: 'ellipsis' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  '@media': { [phone]: { width: '100%' } },
});

export const back = style({ '@media': { [phone]: { gap: 0, width: vars.control, padding: 0 } } });

globalStyle(`${back} svg`, {
  width: '1rem',
  height: '1rem',
  '@media': { [phone]: { width: '1.25rem', height: '1.25rem' } },
});
globalStyle(`${back} > span`, { '@media': { [phone]: { margin: 0 } } });

export const backText = style({
  '@media': {
    [phone]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
