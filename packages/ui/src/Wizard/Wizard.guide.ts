import { type Guide, keys } from '../../guide/guide.ts';
import type { Wizard } from './Wizard.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof Wizard> = {
  use: 'Um formulário longo em passos, num diálogo. “Próximo” confere o passo; “Salvar” só no último.',
  instead: [
    ['cabe numa tela', 'Form'],
    ['é uma tarefa curta', 'Modal'],
  ],
  right: { says: 'Três passos com nome, e onde se está.', of: 'wizard--first-step' },
  wrong: { says: 'Tudo numa página que rola dentro do diálogo.', of: 'modal--long-content' },
  parts: [],
  keys: [['Enter', 'confere o passo e segue'], ...keys.dialog],
  spoken: '“Novo usuário, diálogo; Passo 1 de 3, Dados Básicos”.',
  framed: 620,
};
