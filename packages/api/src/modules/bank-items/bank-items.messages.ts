import { itemPictureLimit } from '@caderneta/contract';

/** As much of a statement as a line of a list holds. */
const HEAD = 60;
const headOf = (statement: string): string => {
  const line = statement.replace(/\s+/g, ' ');
  return line.length > HEAD ? `${line.slice(0, HEAD - 1).trimEnd()}…` : line;
};

/** What people read of what happened to a question of the bank. */
export const bankItemMessages = {
  created: (statement: string) => ({
    title: 'Questão guardada',
    message: `A questão "${headOf(statement)}" está no banco.`,
  }),
  updated: (statement: string) => ({
    title: 'Questão atualizada',
    message: `A questão "${headOf(statement)}" foi atualizada.`,
  }),
  removed: (statement: string, archived: boolean) => ({
    title: archived ? 'Questão arquivada' : 'Questão removida',
    message: archived
      ? `A questão "${headOf(statement)}" tem usos e foi arquivada.`
      : `A questão "${headOf(statement)}" foi removida.`,
  }),
  fixed:
    'Esta questão já foi usada em uma avaliação: enunciado, imagem, alternativas e resposta ficam. Duplique-a para mudar.',
  ruleBeyond: { field: 'rule', message: 'Escolha a resposta certa entre as alternativas' },
  pictureType: { field: 'picture', message: 'Use uma imagem PNG ou JPEG.' },
  pictureSize: {
    field: 'picture',
    message: `A imagem deve ter no máximo ${itemPictureLimit / 1_000_000} MB.`,
  },
  unasked: { field: 'from', message: 'O gabarito da avaliação não tem esta questão' },
  otherRule: { field: 'rule', message: 'O gabarito da avaliação tem outra resposta nesta questão' },
  gone: {
    field: 'item_ids',
    message: 'Uma das questões saiu do banco. Tire-a da prova.',
  },
  order: { field: 'order', message: 'A versão B deve ter cada questão uma vez, na coluna dela' },
  pictureName: 'imagem da questão',
} as const;
