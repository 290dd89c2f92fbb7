/** Texts about one photo of a sheet. */
export const sheetPhotoCopy = {
  notImage: 'O arquivo não é uma imagem que se possa abrir. Envie uma foto em JPEG, PNG ou WebP.',
} as const;
