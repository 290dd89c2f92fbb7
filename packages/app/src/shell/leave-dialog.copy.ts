import { counted } from '../lib/numbers.ts';

/** Texts of leaving with writes that the server does not have. They come with the dialog: few ever see it. */
export const leaveDialogCopy = {
  title: 'Sair com envios guardados?',
  text: (count: number) =>
    `${counted(count, 'registro ainda não chegou', 'registros ainda não chegaram')} ao servidor. Tudo fica guardado neste aparelho e só será enviado quando você entrar de novo aqui.`,
  stay: 'Continuar aqui',
  leave: 'Sair',
} as const;
