import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** In a card, whose own frame it would double. */
const inCard = {
  '[data-card] > &': { border: 0, borderTop: `${vars.bw} solid ${vars.border}`, borderRadius: 0 },
};

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: '30px 28px',
  border: `1.5px dashed ${vars.borderStrong}`,
  borderRadius: vars.rMd,
  textAlign: 'center',
  backgroundColor: vars.surfaceRaised,
  backgroundImage: [
    `radial-gradient(closest-side, ${vars.surfaceRaised} 62%, transparent)`,
    `linear-gradient(${vars.gridLine} 1px, transparent 1px)`,
    `linear-gradient(90deg, ${vars.gridLine} 1px, transparent 1px)`,
  ].join(','),
  backgroundSize: '100% 100%, 24px 24px, 24px 24px',
  selectors: inCard,
});

export const title = style({ marginTop: 16, fontSize: '1.25rem', lineHeight: '1.625rem' });

export const message = style({ maxWidth: '18.75rem', marginTop: 4, color: vars.textMuted });

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 10,
  marginTop: 18,
});

export const mini = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 14,
  minHeight: 72,
  padding: '12px 20px',
  border: `1.5px dashed ${vars.borderStrong}`,
  borderRadius: vars.rMd,
  fontWeight: vars.fwMedium,
  selectors: inCard,
});

export const miniIcon = style({ color: vars.textMuted });
export const miniText = style({ flex: '1 1 10rem', minWidth: 0 });
export const miniMessage = style({
  display: 'block',
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
  fontWeight: vars.fwRegular,
  color: vars.textMuted,
});
