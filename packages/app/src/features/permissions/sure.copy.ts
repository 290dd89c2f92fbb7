/** Texts of the questions before a person's own list is given up, before somebody takes permissions from themselves, and what they cannot give back. */
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
  lost: {
    title: 'Retirar o que você não pode devolver?',
    message: 'Há permissão que você não possui: depois de retirada, só quem a possui pode concedê-la de novo.',
    confirm: 'Retirar',
  },
  cancel: 'Cancelar',
} as const;
