import mono from '@fontsource/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-500-normal.woff?url';
import monoExtended from '@fontsource/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-ext-500-normal.woff?url';
import regular from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff?url';
import medium from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-500-normal.woff?url';
import bold from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff?url';
import regularExtended from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-400-normal.woff?url';
import mediumExtended from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-500-normal.woff?url';
import boldExtended from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-700-normal.woff?url';
import signs from '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff?url';
import type { SheetFace } from '../sheet/drawing.ts';

/** Addresses of the sheet's font files, as the app's bundler serves them. Only a bundler understands these imports. */
export const sheetFontUrls: Readonly<Record<SheetFace, readonly string[]>> = {
  regular: [regular, regularExtended],
  medium: [medium, mediumExtended],
  bold: [bold, boldExtended],
  mono: [mono, monoExtended],
};

/** Address of the font of mathematical signs and Greek letters, which most papers do without. */
export const signFontUrl = signs;
