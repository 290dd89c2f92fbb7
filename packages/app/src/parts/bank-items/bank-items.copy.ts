import { itemLevelLabels } from '@caderneta/contract';

const yearName = (year: number): string => (year > 9 ? `${year - 9}ª EM` : `${year}º ano`);

/** Texts of a question of the bank, wherever it is kept from. */
export const bankItemsCopy = {
  levels: itemLevelLabels,
  yearName,
  none: '—',
  fields: {
    municipality: 'Município',
    statement: 'Enunciado',
    options: 'Alternativas',
    option: (letter: string) => `Alternativa ${letter}`,
    right: 'Resposta certa',
    picture: 'Imagem',
    component: 'Componente',
    year: 'Ano',
    level: 'Nível',
    skills: 'Habilidades',
  },
  form: {
    addTitle: 'Nova questão',
    editTitle: 'Editar questão',
    keepTitle: 'Guardar no banco',
    statementHint: 'O que o aluno lê antes das alternativas.',
    optionsHint: 'De duas a cinco, em ordem. As que ficarem vazias no fim não entram.',
    rightPlaceholder: 'Escolha a letra',
    rightMissing: 'Escolha a resposta certa entre as alternativas',
    pictureHint: 'PNG ou JPEG, até 2 MB. Aparece acima das alternativas.',
    pictureTooLarge: 'A imagem deve ter no máximo 2 MB.',
    pictureUnreadable: 'A imagem não pôde ser lida.',
    removePicture: 'Tirar imagem',
    stored: 'Imagem guardada',
    anyYear: 'Qualquer ano',
    noLevel: 'Sem nível',
    fixed:
      'Esta questão já foi usada em uma avaliação. Enunciado, imagem, alternativas e resposta ficam como estão; para mudar, duplique.',
    save: 'Guardar',
  },
  booklet: {
    title: 'Caderno de questões',
    hint: (questions: number, versions: number) =>
      `${questions === 1 ? '1 questão' : `${questions} questões`} do banco${versions > 1 ? ', versões A e B' : ''}, com a numeração escolhida para as folhas.`,
    make: 'Gerar caderno',
    making: 'Preparando o caderno...',
    done: 'Caderno pronto.',
    download: 'Baixar caderno',
    failed: 'Não foi possível gerar o caderno. Verifique a conexão e tente de novo.',
    fileName: (title: string) => `Caderno - ${title.replace(/[\\/:*?"<>|]/g, '-')}.pdf`,
    name: 'Nome: ______________________________________________________   Data: ___/___/______',
    version: (version: string) => `Versão ${version}`,
    column: (column: number) => `Coluna ${column}`,
  },
  toasts: {
    created: 'Questão guardada no banco',
    createFailed: 'Erro ao guardar a questão',
    updated: 'Questão atualizada',
    updateFailed: 'Erro ao salvar',
    removed: 'Questão retirada do banco',
    removeFailed: 'Erro ao excluir',
  },
} as const;
