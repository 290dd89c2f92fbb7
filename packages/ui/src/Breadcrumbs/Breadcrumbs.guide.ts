import { type Guide, keys } from '../../guide/guide.ts';
import type { Breadcrumbs } from './Breadcrumbs.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof Breadcrumbs> = {
  use: 'Onde esta tela está, do grupo mais de fora até aqui.',
  instead: [['é voltar um passo', 'PageHeader']],
  right: {
    says: 'Nomes iguais aos títulos das telas.',
    args: { items: [{ label: 'Turmas', href: '#' }, { label: '9º Ano C' }] },
  },
  wrong: {
    says: 'Nomes que nenhuma tela tem.',
    args: { items: [{ label: 'Home', href: '#' }, { label: 'Item' }, { label: 'Detalhe' }] },
  },
  parts: [
    ['a', 'Acima, clicável'],
    ['[aria-current]', 'Aqui: texto, não link'],
  ],
  keys: keys.link,
  spoken: '“Caminho, navegação; Turmas, link; 9º Ano C, página atual”.',
  wide: true,
};
