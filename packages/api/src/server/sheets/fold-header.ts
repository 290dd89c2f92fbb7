/** A text as headers and class names are compared: without accents, case, marks and spaces. */
export const folded = (text: string): string =>
  text
    .replace(/[ºª°]/g, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
