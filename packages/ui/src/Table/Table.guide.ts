import type { Guide } from '../../guide/guide.ts';
import type { Table } from './Table.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof Table> = {
  use: 'Dados em linhas e colunas, para ler, ordenar e selecionar. Em tela estreita cada linha vira cartão ou duas linhas.',
  instead: [
    ['são as respostas de uma folha', 'AnswerTable'],
    ['são poucos valores', 'Ledger'],
  ],
  right: { says: 'Números à direita, palavras à esquerda, nada quebrado.', of: 'table--desktop' },
  wrong: { says: 'Uma coluna larga demais espreme as outras.', of: 'table--too-many-words' },
  parts: [
    ['thead', 'Cabeçalho, à vista ao rolar'],
    ['tbody tr', 'Linha'],
    ['tbody th, tbody td:first-child', 'Nome da linha'],
  ],
  keys: [
    ['Tab', 'passa de controle em controle: ordem, seleção, ações'],
    ['Enter', 'ordena pela coluna, ou abre a linha'],
    ['Espaço', 'seleciona a linha'],
  ],
  spoken: '“Usuários, tabela, 10 linhas; Nome, cabeçalho de coluna, ordem crescente”.',
  wide: true,
};
