import type { Guide } from '../../guide/guide.ts';
import type { Toolbar } from './Toolbar.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof Toolbar> = {
  use: 'O que se faz com a lista abaixo: buscar, filtrar, atualizar, levar, imprimir.',
  instead: [
    ['cria uma coisa nova', 'PageHeader'],
    ['é de uma linha só', 'Menu'],
  ],
  right: { says: 'Busca à esquerda, saídas à direita, sempre.', of: 'toolbar--usual' },
  wrong: { says: 'Botões soltos, em outra ordem a cada tela.', of: 'button--secondary' },
  parts: [
    ['input', 'Busca'],
    ['button', 'Atos sobre a lista'],
  ],
  keys: [
    ['Tab', 'passa de controle em controle'],
    ['Esc', 'no celular, fecha a busca'],
  ],
  spoken: '“Buscar usuários, campo de busca; Atualizar, botão”.',
  wide: true,
};
