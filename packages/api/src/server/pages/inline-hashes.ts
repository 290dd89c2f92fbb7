import { createHash } from 'node:crypto';

/** As a page's policy names a script or a style that stands in the page itself. */
export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Scripts and styles that stand in a page itself; what names a file is no such script. */
const inlineOf = (page: string, element: 'script' | 'style'): string[] =>
  [...page.matchAll(new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g'))].map(
    ([, text = '']) => text,
  );

/** The hashes of all that the build wrote into these pages, each once. */
export const inlineHashes = (pages: readonly string[], element: 'script' | 'style'): string[] => [
  ...new Set(pages.flatMap((page) => inlineOf(page, element)).map(hashOf)),
];
