/** Texts of the questions before a person's own list is given up, and before somebody takes permissions from themselves. */
export const sureCopy = {
  reset: {
    title: 'Resetar as permissões?',
    message: 'A lista própria deste usuário é apagada, e valem de novo as permissões do perfil.',
    confirm: 'Resetar',
  },
  own: {
    title: 'Retirar as suas próprias permissões?',
    message: 'O que você desmarcou vale também para você, assim que salvar.',
    confirm: 'Salvar',
  },
  cancel: 'Cancelar',
} as const;
