/** A text without accents, in small letters: two that differ in nothing else are one. */
export const plainText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
