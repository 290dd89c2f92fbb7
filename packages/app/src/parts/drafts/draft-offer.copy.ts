/** Texts of a draft beside its list. They come with the offer, where there is one. */
export const draftOfferCopy = {
  goOn: (name: string) => `Continuar cadastro de ${name}`,
  goOnUnnamed: 'Continuar cadastro começado',
  discard: 'Descartar',
} as const;
