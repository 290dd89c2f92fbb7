import { counted } from '../../lib/numbers.ts';

/** Texts of the public questions. */
export const helpCopy = {
  title: 'Perguntas Frequentes',
  lead: 'Respostas para o dia a dia da escola',
  count: (count: number) => counted(count, 'pergunta', 'perguntas'),
  empty: 'Nenhuma pergunta publicada ainda.',
  emptyCategory: 'Nenhuma pergunta nesta categoria.',
  failed: 'Falha ao carregar as FAQs. Por favor, tente novamente mais tarde.',
} as const;
