import { style } from '@vanilla-extract/css';
import { forcedColors, phone, tablet } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { forcedChosen } from '../theme/mixins.css.ts';

export const sidebar = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  width: `clamp(${vars.sidebarW}, 15.75rem, 320px)`,
  height: '100%',
  paddingBottom: 12,
  background: vars.board,
  color: vars.onBoard,
  overflow: 'hidden',
  '@media': { [tablet]: { width: 72 }, [phone]: { display: 'none' } },
});

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: 72,
  paddingLeft: 22,
  selectors: { '&[data-focus-visible]': { outline: `3px solid ${vars.accent}`, outlineOffset: -4 } },
  '@media': { [tablet]: { paddingLeft: 0, justifyContent: 'center' } },
});

export const scroll = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  paddingLeft: 12,
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.boardLine} transparent`,
});

export const group = style({
  selectors: { '& + &': { marginTop: 10 } },
});

export const groupLabel = style({
  marginRight: 12,
  padding: '14px 12px 6px',
  fontSize: vars.fsCaption,
  lineHeight: vars.lhCaption,
  fontWeight: vars.fwMedium,
  color: vars.onBoardMuted,
  selectors: { [`${group} + ${group} > &`]: { borderTop: `1px solid ${vars.boardLine}` } },
  '@media': {
    [tablet]: { height: 9, padding: 0, overflow: 'hidden', color: 'transparent' },
  },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  position: 'relative',
  width: 'calc(100% - 12px)',
  minHeight: 39,
  padding: '4px 12px',
  borderRadius: vars.rSm,
  fontSize: vars.fsTable,
  lineHeight: vars.lhTable,
  fontWeight: vars.fwMedium,
  color: vars.onBoard,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.boardRaised },
    '&[data-focus-visible]': { outline: `3px solid ${vars.accent}`, outlineOffset: -3 },
    // The current item is a paper tab, joined to the page by two rounded corners.
    '&[aria-current]': {
      width: '100%',
      borderRadius: `${vars.rSm} 0 0 ${vars.rSm}`,
      background: vars.surface,
      color: vars.text,
      fontWeight: vars.fwBold,
    },
    '&[aria-current][data-focus-visible]': { outlineColor: vars.focus },
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: 9,
      bottom: 9,
      width: 4,
      borderRadius: '0 4px 4px 0',
      background: vars.accent,
    },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      right: 0,
      top: -10,
      width: 10,
      height: 'calc(100% + 20px)',
      pointerEvents: 'none',
      background: `radial-gradient(circle at 0 0, transparent 9.5px, ${vars.surface} 10px) 0 0 / 10px 10px no-repeat, radial-gradient(circle at 0 10px, transparent 9.5px, ${vars.surface} 10px) 0 100% / 10px 10px no-repeat`,
    },
  },
  '@media': {
    [phone]: { minHeight: 46 },
    [tablet]: { minHeight: 44, width: 48, padding: 0, justifyContent: 'center' },
    [forcedColors]: {
      selectors: {
        '&[aria-current]': forcedChosen,
        '&[aria-current]::before': { background: 'HighlightText' },
        // The corners that join it to the page.
        '&[aria-current]::after': { content: 'none' },
      },
    },
  },
});

export const itemIcon = style({
  color: vars.onBoardMuted,
  selectors: { '[aria-current] > &': { color: vars.brand } },
  '@media': { [forcedColors]: { selectors: { '[aria-current] > &': { color: 'HighlightText' } } } },
});

export const itemLabel = style({
  flex: 1,
  minWidth: 0,
  textAlign: 'start',
  '@media': {
    [tablet]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

export const chevron = style({
  color: vars.onBoardMuted,
  transition: `transform ${vars.tBase} ${vars.ease}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
  '@media': { [tablet]: { display: 'none' } },
});

export const child = style({
  paddingLeft: 44,
  minHeight: 36,
  selectors: {
    '&:not([aria-current])::before': {
      content: '""',
      position: 'absolute',
      left: 21,
      top: 0,
      bottom: 0,
      width: 1.5,
      background: vars.boardLine,
    },
  },
  '@media': { [phone]: { minHeight: 46 } },
});

export const drawerScrim = style({ position: 'fixed', inset: 0, zIndex: 50, background: vars.scrim });

export const drawer = style({
  position: 'absolute',
  inset: '0 auto 0 0',
  width: 'min(20rem, 88vw)',
  background: vars.board,
  color: vars.onBoard,
});

export const drawerDialog = style({ display: 'flex', flexDirection: 'column', height: '100%', outline: 'none' });

export const drawerHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  paddingRight: 8,
});
