/** Texts of what a form was left with. */
export const draftsCopy = {
  stored: 'Rascunho guardado',
  discard: 'Descartar',
  restored: 'Este é o seu rascunho, guardado neste aparelho.',
  behind: 'Este é o seu rascunho. O que está salvo mudou depois dele: confira antes de salvar.',
  leftOut: {
    person: 'Senha, CPF e foto não ficam guardados: preencha-os de novo.',
    file: 'O arquivo não fica guardado: escolha-o de novo.',
    photo: 'A foto não fica guardada: envie-a de novo.',
  },
} as const;
