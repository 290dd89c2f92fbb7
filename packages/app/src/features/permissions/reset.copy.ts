/** Texts of the question before a person's own list is given up. */
export const resetCopy = {
  title: 'Resetar as permissões?',
  message: 'A lista própria deste usuário é apagada, e valem de novo as permissões do perfil.',
  cancel: 'Cancelar',
  confirm: 'Resetar',
} as const;
