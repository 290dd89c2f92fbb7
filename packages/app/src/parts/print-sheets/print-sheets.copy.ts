import { counted } from '../../lib/numbers.ts';

/** Texts of printing a class's answer sheets. */
export const printSheetsCopy = {
  title: 'Imprimir folhas',
  pages: {
    label: 'Folhas',
    class: (count: number) => `Uma por aluno (${counted(count, 'folha', 'folhas')})`,
    classHint: 'Com nome, turma e o código que identifica o aluno na correção.',
    blank: 'Folha em branco',
    blankHint: 'Uma página sem nome, para fotocopiar.',
    blanks: 'Folhas em branco',
    blanksHint: 'Uma página sem nome de cada versão, para fotocopiar.',
  },
  versions: {
    label: 'Versões',
    both: 'A e B alternadas',
    A: 'Só A',
    B: 'Só B',
  },
  numbering: {
    label: 'Numeração das questões',
    restart: 'Reinicia em cada coluna',
    continuous: 'Contínua',
  },
  hint: 'Imprima em A4, em tamanho real (100%), sem ajustar à página. Os quatro cantos precisam sair inteiros.',
  twoPages:
    'Cada folha tem duas páginas, que podem sair na frente e no verso do papel. As duas levam o nome e o código do aluno.',
  make: 'Gerar PDF',
  making: 'Preparando as folhas...',
  done: (count: number) => `PDF pronto: ${counted(count, 'página', 'páginas')}.`,
  open: 'Abrir PDF',
  download: 'Baixar PDF',
  close: 'Fechar',
  failed: 'Não foi possível gerar o PDF. Verifique a conexão e tente de novo.',
  noStudents: 'Nenhum aluno matriculado nesta turma: só a folha em branco pode ser impressa.',
  network: (municipality: string) => `Rede Municipal de Ensino de ${municipality}`,
  subtitle: (questions: number, version: string | null) =>
    `${counted(questions, 'questão', 'questões')} · Folha de respostas${version === null ? '' : ` · Versão ${version}`}`,
  fileName: (title: string, className: string) => `Folhas - ${title} - ${className}.pdf`,
} as const;
