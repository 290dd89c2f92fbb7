import { globalStyle, style } from '@vanilla-extract/css';
import { endToEnd, phone, vars } from '../../packages/ui/src/index.ts';

/** As the product has them. */
export {
  buttons,
  criteria,
  criterion,
  figures,
  numbers,
  onBoardMuted,
  recording,
  resultTop,
  row,
  sectionTitle,
  small,
  stack,
} from '../../packages/app/src/features/reading-correction/components/reading.css.ts';

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
  padding: '24px 32px 28px',
  vars: { '--page-gutter': '32px' },
  '@media': { [phone]: { padding: '14px 16px 28px', vars: { '--page-gutter': '16px' } } },
});

export const spread = style({ ...endToEnd, gap: '8px 16px' });
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
export const grades = style([columns('minmax(0, 1fr) 292px'), { alignItems: 'start' }]);
export const states = columns('minmax(0, 480fr) minmax(0, 400fr) minmax(0, 416fr)', 32);
export const layout = columns('minmax(0, 1fr) 470px');

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

export const boardCard = style({
  padding: '16px 20px 18px',
  background: vars.board,
  color: vars.onBoard,
});
export const bigFigure = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  fontSize: '3.75rem',
  lineHeight: 1.05,
  fontWeight: vars.fwBold,
});
export const pad = style({ padding: '12px 20px 14px' });
export const review = style({ padding: '2px 16px 14px', borderBottom: `1px solid ${vars.border}` });
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
  '@media': { 'screen and (min-width: 1101px)': { gridTemplateColumns: '1.5fr 1fr 0.8fr 0.7fr' } },
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
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  padding: 12,
  background: vars.surfaceRaised,
  borderTop: `1px solid ${vars.border}`,
});
export const yellow = style({ color: vars.accent });
export const score = style({
  fontSize: vars.fsH1,
  lineHeight: vars.lhH1,
  fontWeight: vars.fwBold,
  '@media': { [phone]: { fontSize: vars.fsH2, lineHeight: vars.lhH2 } },
});
export const setting = style({ display: 'flex', flexWrap: 'wrap', gap: 16, padding: '14px 16px' });
export const answers = style({ flex: 1, minHeight: 0, overflow: 'auto' });
export const faqHead = style([boardCard, { padding: '22px 26px' }]);
export const page = style({ padding: '28px 40px', '@media': { [phone]: { padding: 16 } } });
export const plainTitle = style({ fontSize: vars.fsH3, lineHeight: vars.lhH3 });
export const panel = style({ paddingTop: 16 });

export const className = style({ fontWeight: vars.fwStrong, color: vars.text });
export const search = style({ display: 'flex', gap: 10 });
export const entered = style({ margin: '8px 0' });
globalStyle(`${entered} strong`, { fontSize: '1.75rem', lineHeight: '2rem', letterSpacing: '-0.02em' });

const pane = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  '@media': { 'screen and (min-width: 1101px)': { height: 'calc(100vh - 182px)' } },
});
export const work = style([pane, { borderColor: vars.text }]);
export const result = pane;
export const cameraBar = style({ display: 'flex', flexWrap: 'wrap', gap: 10, padding: 16 });
export const last = style({ marginLeft: 'auto' });

export const cameraPage = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  background: vars.cam,
  color: vars.onCam,
});
export const cameraHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 56,
  padding: '4px 12px 4px 4px',
});
export const cameraTitle = style({ fontSize: '1.0625rem', lineHeight: '1.375rem', fontWeight: vars.fwBold });
export const onCamMuted = style({ color: vars.onCamMuted, fontSize: vars.fsSmall, lineHeight: '1.125rem' });
export const cameraPickers = style({ display: 'flex', flexDirection: 'column', gap: 8, padding: '0 12px 10px' });
export const shutters = style({
  display: 'grid',
  gridTemplateColumns: '1fr minmax(7.5rem, auto) 1fr',
  alignItems: 'start',
  padding: '14px 8px 16px',
});
export const paper = style({ display: 'block', width: 'min(100%, 210mm)', margin: '0 auto' });
export const entry = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 18,
  paddingBlock: '16px 8px',
  '@media': { [phone]: { paddingBlock: '0 20px' } },
});
export const entryTitle = style({
  fontSize: '2.125rem',
  lineHeight: '2.5rem',
  '@media': { [phone]: { fontSize: '1.75rem', lineHeight: '2.125rem' } },
});
export const entryLead = style({ color: vars.textMuted, margin: '-8px 0 10px' });

globalStyle(`${footBar} > :last-child`, { flex: '1 1 12rem' });

export const cardBar = style({ padding: '14px 20px 6px', '@media': { [phone]: { padding: '12px 14px' } } });
export const cardFoot = style([
  spread,
  { padding: '8px 20px', borderTop: `1px solid ${vars.border}`, '@media': { [phone]: { padding: '8px 14px' } } },
]);
export const figure = style({ fontSize: vars.fsH3, fontWeight: vars.fwBold });
