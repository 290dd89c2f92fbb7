import type { Guide } from '../../guide/guide.ts';
import type { Notice } from './Notice.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof Notice> = {
  use: 'Algo a saber sobre a parte da tela em que está, enquanto valer.',
  instead: [
    ['passa sozinho', 'ToastProvider'],
    ['o conteúdo não veio', 'ErrorState'],
  ],
  right: {
    says: 'Título conta; texto diz o que fazer.',
    args: { tone: 'warning', title: '2 leituras falharam', children: 'Revise-as antes de lançar as notas.' },
  },
  wrong: {
    says: 'Alarme para o que está bem.',
    args: { tone: 'danger', title: 'Atenção!!!', children: 'Dados salvos.' },
  },
  parts: [
    ['svg', 'Ícone do tom'],
    ['[role] > div', 'O que há'],
  ],
  keys: [],
  spoken: '“2 leituras falharam. Revise-as antes de lançar as notas”.',
};
