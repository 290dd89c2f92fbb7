import { vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

/** Wide enough for the picture beside its groups. */
const wide = 'screen and (min-width: 960px)';

export const stack = style({ display: 'flex', flexDirection: 'column', gap: 16 });
export const head = style({ display: 'grid', gap: 16, '@media': { [wide]: { gridTemplateColumns: '1fr 1fr' } } });
export const panes = style({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(22rem, 27rem)' } },
});
export const pictureSide = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  '@media': { [wide]: { position: 'sticky', top: 16 } },
});
export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.rMd,
  border: `1px solid ${vars.border}`,
  background: '#fff',
});
export const image = style({ display: 'block', width: '100%', height: 'auto' });
export const overlay = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  forcedColorAdjust: 'none',
});

/** Drawn on white paper in both themes, so the colours are of no theme. */
const onPaper = { questions: '#0b6b4f', digits: '#1f4fbf', version: '#8a2f8f', ignored: '#6a6a6a' } as const;
const boxOf = (colour: string) =>
  style({
    fill: colour,
    fillOpacity: 0.08,
    stroke: colour,
    strokeWidth: 2,
    vectorEffect: 'non-scaling-stroke',
    cursor: 'grab',
  });
export const box = {
  questions: boxOf(onPaper.questions),
  digits: boxOf(onPaper.digits),
  version: boxOf(onPaper.version),
  ignored: boxOf(onPaper.ignored),
};
export const ignored = style({ strokeDasharray: '6 4' });
export const selected = style({ fillOpacity: 0.2, strokeWidth: 4, touchAction: 'none' });
export const dot = {
  questions: style({ fill: onPaper.questions, pointerEvents: 'none' }),
  digits: style({ fill: onPaper.digits, pointerEvents: 'none' }),
  version: style({ fill: onPaper.version, pointerEvents: 'none' }),
};
export const tag = {
  questions: style({ fill: onPaper.questions, pointerEvents: 'none' }),
  digits: style({ fill: onPaper.digits, pointerEvents: 'none' }),
  version: style({ fill: onPaper.version, pointerEvents: 'none' }),
  ignored: style({ fill: onPaper.ignored, pointerEvents: 'none' }),
};
export const tagText = style({ fill: '#fff', fontFamily: vars.font, fontWeight: 700, pointerEvents: 'none' });
export const handle = style({
  fill: '#fff',
  stroke: '#111',
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
  cursor: 'nwse-resize',
  touchAction: 'none',
});

export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  margin: 0,
  padding: 16,
  minWidth: 0,
  border: `1px solid ${vars.border}`,
  borderRadius: vars.rMd,
  background: vars.surfaceRaised,
});
export const groupSelected = style({ outline: `2px solid ${vars.accent}`, outlineOffset: -1 });
export const groupHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'baseline',
  justifyContent: 'space-between',
});
export const groupTitle = style({ margin: 0, fontSize: vars.fsBody, fontWeight: vars.fwBold });
export const fields = style({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))',
  alignItems: 'end',
});
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'end' });
export const quiet = style({ margin: 0, fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });
export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: 6, margin: 0, padding: 0, listStyle: 'none' });
export const answer = style({
  padding: '2px 8px',
  borderRadius: vars.rSm,
  border: `1px solid ${vars.border}`,
  fontFamily: vars.fontMono,
  fontSize: vars.fsSmall,
});
export const doubtful = style({ borderColor: vars.danger, color: vars.danger, fontWeight: vars.fwBold });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  justifyContent: 'flex-end',
});
