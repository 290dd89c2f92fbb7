import { style } from '@vanilla-extract/css';
import { phone, vars } from '../../packages/ui/src/index.ts';

export const app = style({ display: 'flex', alignItems: 'stretch', minHeight: '100vh' });
export const side = style({
  position: 'sticky',
  top: 0,
  flex: 'none',
  height: '100vh',
  zIndex: 3,
  '@media': { [phone]: { display: 'contents' } },
});
export const column = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });
export const main = style({
  flex: 1,
  minWidth: 0,
  padding: '20px 32px 28px',
  vars: { '--page-gutter': '32px' },
  '@media': { [phone]: { padding: '14px 16px 28px', vars: { '--page-gutter': '16px' } } },
});

export const stack = style({ display: 'flex', flexDirection: 'column', gap: 16, minWidth: 0 });
export const spread = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px 16px',
});
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' });
export const grow = style({ flex: '1 1 14rem' });
export const end = style({ textAlign: 'end' });

const columns = (wide: string, gap = 20) =>
  style({
    display: 'grid',
    gridTemplateColumns: wide,
    gap,
    alignItems: 'stretch',
    '@media': { 'screen and (max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  });
export const dashboardTop = columns('minmax(0, 1fr) 372px');
export const dashboardCharts = columns('minmax(0, 424fr) minmax(0, 328fr) minmax(0, 332fr)');
export const reading = columns('minmax(0, 1fr) 560px');
export const grades = columns('minmax(0, 1fr) 292px');
export const states = columns('minmax(0, 480fr) minmax(0, 400fr) minmax(0, 416fr)', 32);
export const bench = columns('minmax(0, 1fr) 470px');

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr))',
  gap: 16,
});
export const chartCard = style({ display: 'flex', flexDirection: 'column', minHeight: '23.25rem' });

export const people = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' });
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 58,
  padding: '6px 0',
  borderTop: `1px solid ${vars.border}`,
});
export const who = style({ flex: 1, minWidth: 0 });
export const clip = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const quiet = style({ color: vars.textMuted, fontSize: vars.fsCaption, lineHeight: vars.lhCaption });
export const small = style({ color: vars.textMuted, fontSize: vars.fsSmall, lineHeight: vars.lhSmall });
export const numbers = style({ fontVariantNumeric: 'tabular-nums' });

export const boardCard = style({
  padding: '16px 20px 18px',
  background: vars.board,
  color: vars.onBoard,
});
export const onBoardMuted = style({ color: vars.onBoardMuted, fontSize: vars.fsTable, lineHeight: vars.lhTable });
export const bigFigure = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  fontSize: '3.75rem',
  lineHeight: 1.05,
  fontWeight: vars.fwBold,
});
export const resultTop = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.13fr)',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const pad = style({ padding: '12px 20px 14px' });
export const criteria = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: 1,
  background: vars.border,
});
export const criterion = style({ padding: '11px 20px 12px', background: vars.surfaceRaised });
export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
  gap: 8,
});
export const year = style({
  padding: '0 8px',
  borderRadius: vars.rXs,
  background: vars.brandSoft,
  color: vars.brand,
  fontSize: vars.fsCaption,
  fontWeight: vars.fwStrong,
});
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: 12,
  padding: '14px 20px 16px',
});
export const bottom = style({
  '@media': {
    [phone]: {
      position: 'sticky',
      bottom: 0,
      margin: '0 -16px -28px',
      padding: 12,
      background: vars.surfaceRaised,
      borderTop: `1px solid ${vars.border}`,
    },
  },
});
export const attendance = style({ margin: '0 -16px', padding: 0, listStyle: 'none', background: vars.surfaceRaised });
export const pupil = style({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  width: '100%',
  minHeight: 58,
  padding: '8px 16px',
  borderTop: `1px solid ${vars.border}`,
  textAlign: 'start',
});
export const absent = style({ background: vars.dangerSofter });
export const camera = style({
  position: 'relative',
  minHeight: 420,
  background: vars.cam,
  color: vars.onCam,
  display: 'grid',
  placeItems: 'center',
});
export const fill = style({ position: 'absolute', inset: 0 });
export const key = style({
  padding: '2px 8px',
  borderRadius: vars.rXs,
  border: `1px solid ${vars.borderStrong}`,
  borderBottomWidth: 2,
  fontSize: vars.fsCaption,
  fontWeight: vars.fwStrong,
});
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: 16,
  alignItems: 'start',
});
export const block = style({ display: 'block' });
export const actions = style({ display: 'inline-flex', justifyContent: 'flex-end' });
export const phoneResult = style({ display: 'flex', flexDirection: 'column', minHeight: '100vh' });
export const pageBody = style({ padding: 12, flex: 1 });
export const footBar = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: 10,
  padding: 12,
  background: vars.surfaceRaised,
  borderTop: `1px solid ${vars.border}`,
});
export const yellow = style({ color: vars.accent });
export const result = style({
  fontSize: vars.fsH1,
  lineHeight: vars.lhH1,
  fontWeight: vars.fwBold,
  '@media': { [phone]: { fontSize: vars.fsH2, lineHeight: vars.lhH2 } },
});
export const recording = style({ color: vars.danger });
export const setting = style({ display: 'flex', flexWrap: 'wrap', gap: 16, padding: '14px 16px' });
export const answers = style({ maxHeight: 330, overflow: 'auto' });
export const faqHead = style([boardCard, { padding: '22px 26px' }]);
export const page = style({ padding: '28px 40px', '@media': { [phone]: { padding: 16 } } });
export const plainTitle = style({ fontSize: vars.fsH3, lineHeight: vars.lhH3 });
export const sectionTitle = style({
  fontSize: vars.fsH3,
  lineHeight: vars.lhH3,
  fontWeight: vars.fwStrong,
  letterSpacing: 0,
});
export const panel = style({ paddingTop: 16 });
