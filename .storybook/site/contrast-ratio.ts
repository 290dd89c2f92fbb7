import { darkMore, lightMore } from '../../packages/ui/src/theme/contrast.data.ts';
import { dark, light } from '../../packages/ui/src/theme/palette.data.ts';

export type Colours = Readonly<Record<keyof typeof light, string>>;

/** The four sets of colours, by their names on the site. */
export const themes: readonly { name: string; colours: Colours }[] = [
  { name: 'Claro', colours: light },
  { name: 'Escuro', colours: dark },
  { name: 'Claro, mais contraste', colours: { ...light, ...lightMore } },
  { name: 'Escuro, mais contraste', colours: { ...dark, ...darkMore } },
];

const channel = (hex: string, at: number): number => {
  const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/**
 * Contrast of two colours by WCAG 2.2.
 *
 * @param one '#rrggbb', as the palette writes it.
 * @returns From 1 to 21.
 */
export function contrastRatio(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}
