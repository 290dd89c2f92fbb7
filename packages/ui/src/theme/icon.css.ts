import { globalStyle, style } from '@vanilla-extract/css';

// lucide draws 24 px with a 2 px stroke; the slot sets the size, in rem, so icons grow with the text.
const slot = (size: string, stroke: number) => {
  const name = style({ display: 'inline-grid', placeItems: 'center', flex: 'none' });
  globalStyle(`${name} > svg`, { width: size, height: size, strokeWidth: stroke });
  return name;
};

export const icon = slot('1.25rem', 1.9);
export const iconMedium = slot('1.125rem', 1.9);
export const iconSmall = slot('1rem', 2.1);
export const iconTiny = slot('0.875rem', 2.3);
export const iconLarge = slot('1.5rem', 1.9);
