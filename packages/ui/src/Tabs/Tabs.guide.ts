import { type Guide, tabTo } from '../../guide/guide.ts';
import type { Tabs } from './Tabs.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof Tabs> = {
  use: 'Partes de uma coisa, uma de cada vez: a aba escolhida se abre na página.',
  instead: [
    ['são modos de ver o mesmo', 'SegmentedControl'],
    ['são telas diferentes', 'Sidebar'],
  ],
  right: { says: 'Substantivos curtos, na ordem do trabalho.', of: 'tabs--desktop' },
  wrong: { says: 'Passos em abas: parecem livres, mas há ordem.', of: 'wizard--first-step' },
  parts: [
    ['[role="tab"], a', 'Aba'],
    ['[aria-selected="true"], [aria-current]', 'A escolhida, ligada à página'],
  ],
  keys: [tabTo('às abas'), ['← →', 'passam de aba em aba'], ['Tab', 'entra na parte']],
  spoken: '“Alunos, guia, selecionada, 1 de 6”.',
  wide: true,
};
