import { counted } from '../lib/numbers.ts';

/** Texts of leaving with writes that the server does not have. They come with the dialog: few ever see it. */
export const leaveDialogCopy = {
  title: { stays: 'Sair com envios guardados?', goes: 'Sair e apagar o que não foi enviado?' },
  text: (count: number) =>
    `${counted(count, 'registro ainda não chegou', 'registros ainda não chegaram')} ao servidor. Tudo fica guardado neste aparelho e só será enviado quando você entrar de novo aqui.`,
  recordings: (count: number) =>
    count === 1
      ? 'Uma gravação de leitura está só nesta aba: se você sair, ela é apagada.'
      : `${count} gravações de leitura estão só nesta aba: se você sair, elas são apagadas.`,
  stay: 'Continuar aqui',
  leave: 'Sair',
} as const;
