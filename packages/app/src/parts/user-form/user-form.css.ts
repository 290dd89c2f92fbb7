import { phone, vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

const columns = (count: number) =>
  ({
    display: 'grid',
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
    gap: 16,
    alignItems: 'start',
    '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }) as const;

export const two = style(columns(2));
export const three = style(columns(3));

export const groupTitle = style({ fontSize: vars.fsH3, lineHeight: vars.lhH3 });
export const item = style({
  minInlineSize: 0,
  margin: 0,
  padding: 16,
  border: `${vars.bw} solid ${vars.border}`,
  borderRadius: vars.rMd,
});
export const itemHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  marginBottom: 8,
});
export const itemTitle = style({ fontWeight: vars.fwStrong, marginInlineEnd: 'auto' });
export const none = style({ fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });
export const add = style({ alignSelf: 'flex-start' });
