import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const overlay = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  forcedColorAdjust: 'none',
});

export const hull = style({ fill: 'rgba(64, 210, 148, 0.05)', stroke: vars.markHull });

export const refusedHull = style({ fill: 'rgba(255, 90, 70, 0.16)', stroke: vars.markErr });
export const refusedCross = style({ fill: 'none', stroke: vars.markErr, strokeLinecap: 'round' });
export const corner = style({ fill: 'none', stroke: vars.markHull, strokeLinecap: 'round', strokeLinejoin: 'round' });

const ring = style({ fill: 'none' });
export const correct = style([ring, { stroke: vars.markOk }]);
export const wrong = style([ring, { stroke: vars.markErr }]);
export const review = style([ring, { stroke: vars.markUnsure }]);

export const wrongTag = style({ fill: vars.markErr });
export const cross = style({ stroke: '#fff', strokeLinecap: 'round' });
export const reviewTag = style({ fill: vars.accent });
export const question = style({ fill: vars.onAccent, fontWeight: 800, fontFamily: vars.font });
