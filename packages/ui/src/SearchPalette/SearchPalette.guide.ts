import type { Guide } from '../../guide/guide.ts';
import type { SearchPalette } from './SearchPalette.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof SearchPalette> = {
  use: 'Acha o que houver, de qualquer tela: estudantes, turmas, avaliações, telas e atos ao alcance de quem busca. Abre por Ctrl+K ou pela lupa.',
  instead: [
    ['estreita a lista que está na tela', 'SearchField'],
    ['escolhe um valor num formulário', 'ComboBox'],
  ],
  right: { says: 'Grupos com nome, e ao lado de cada achado o que o distingue.', of: 'searchpalette--found' },
  wrong: { says: 'Um campo que só filtra a lista ao lado: aí a busca da lista basta.', of: 'searchfield--filled' },
  parts: [],
  keys: [
    ['Ctrl+K', 'abre a busca'],
    ['↑ ↓', 'percorre o que foi achado; o campo conserva o foco'],
    ['Enter', 'vai ao que está marcado'],
    ['Esc', 'fecha'],
  ],
  spoken: '“Buscar em tudo, diálogo; busca, edição; Ana Beatriz Moura, 9º Ano C”.',
  framed: 460,
};
