import { counted } from '../lib/numbers.ts';

/** Texts of what somebody else wrote on this device. They come with what shows them, which few ever see. */
export const entriesOfOthersCopy = {
  title: (label: string) => `Neste aparelho, ainda não enviado: ${label}`,
  author: (author: string, count: number) => `Registro de ${author}, de ${counted(count, 'aluno', 'alunos')}.`,
  refused: 'Essa pessoa não pode mais enviá-lo.',
  offer: 'Se você o enviar, fica registrado em seu nome.',
  send: 'Enviar em meu nome',
  sendAct: (label: string) => `Enviar em meu nome: ${label}`,
} as const;
