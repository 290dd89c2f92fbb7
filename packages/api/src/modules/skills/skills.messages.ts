import { skillSheetRowLimit } from '@caderneta/contract';

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;

/** What people read of skills and of their import. */
export const skillMessages = {
  created: (code: string) => ({ title: 'Habilidade criada', message: `A habilidade ${code} foi criada.` }),
  updated: (code: string) => ({ title: 'Habilidade atualizada', message: `A habilidade ${code} foi atualizada.` }),
  removed: (code: string) => ({ title: 'Habilidade removida', message: `A habilidade ${code} foi removida.` }),
  imported: (created: number, changed: number, removed: number) => ({
    title: 'Habilidades importadas',
    message: `${counted(created, 'nova', 'novas')}, ${counted(changed, 'alterada', 'alteradas')}, ${counted(removed, 'removida', 'removidas')}.`,
  }),
  codeTaken: 'Este código já existe na rede',
  used: (count: number) =>
    `${counted(count, 'questão ou aula usa', 'questões ou aulas usam')} esta habilidade: ela fica, para que não percam o nome.`,
  notRead: 'O arquivo não pôde ser lido. Envie uma planilha .xlsx ou .csv.',
  empty: 'A planilha não tem nenhuma linha além do cabeçalho. De um arquivo com várias abas, só a primeira é lida.',
  tooLarge:
    'A planilha é grande demais para ser lida. Apague as linhas e colunas vazias que têm formatação, ou envie em .csv.',
  tooMany: `A planilha deve ter no máximo ${skillSheetRowLimit.toLocaleString('pt-BR')} linhas.`,
  noCodeColumn: (lines: number) =>
    `Falta o cabeçalho com a coluna do código nas primeiras ${lines} linhas da planilha. De um arquivo com várias abas, só a primeira é lida.`,
  faulty: (count: number) =>
    `${counted(count, 'linha não pode', 'linhas não podem')} ser lida${count === 1 ? '' : 's'}.`,
  lineError: (line: number, message: string) => `Linha ${line}: ${message}`,
  repeated: (line: number) => `O código já está na linha ${line}`,
  yearUnknown: (typed: string) => `Ano não reconhecido: ${typed}`,
  stageMissing: 'Descritor do SAEB sem etapa ou disciplina conhecida',
  changes: (parts: readonly string[]) => `Muda: ${parts.join(', ')}`,
  parts: {
    text: 'texto',
    component: 'componente',
    years: 'anos',
    topic: 'tema',
    kind: 'origem',
    source: 'matriz',
    edition: 'edição',
  },
} as const;

/** What a public matrix is called; the network's own where nobody named it. */
export const sourceNames = {
  BNCC_EI: 'BNCC EI',
  BNCC_EF: 'BNCC EF',
  BNCC_EM: 'BNCC EM',
  BNCC_CO: 'BNCC Computação',
  SAEB: 'SAEB',
  NETWORK: 'Rede',
} as const;
