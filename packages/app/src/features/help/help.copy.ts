import { counted } from '../../lib/numbers.ts';

/** Texts of the help and of the public questions. */
export const helpCopy = {
  title: 'Perguntas Frequentes',
  lead: 'Respostas para o dia a dia da escola',
  count: (count: number) => counted(count, 'pergunta', 'perguntas'),
  empty: 'Nenhuma pergunta publicada ainda.',
  emptyCategory: 'Nenhuma pergunta nesta categoria.',
  failed: 'Falha ao carregar as FAQs. Por favor, tente novamente mais tarde.',
  guides: 'Ajuda das telas',
  search: 'Buscar na ajuda',
  searchPlaceholder: 'Buscar por tela, ato ou palavra',
  notFound: (term: string) => `Nada na ajuda sobre "${term}".`,
  steps: 'Em três passos',
  picture: (title: string) => `A tela ${title} no celular`,
  all: 'Ver toda a ajuda',
} as const;
