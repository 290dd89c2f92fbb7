import { type Guide, tabTo } from '../../guide/guide.ts';
import type { SegmentedControl } from './SegmentedControl.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof SegmentedControl> = {
  use: 'De dois a quatro modos que se excluem, todos à vista.',
  instead: [
    ['são mais de quatro, ou longas', 'Select'],
    ['são partes de uma página', 'Tabs'],
    ['pedem explicação', 'RadioGroup'],
  ],
  right: {
    says: 'Dois nomes curtos, um escolhido.',
    args: {
      label: 'Período',
      items: [
        { id: 'camera', label: 'Semana' },
        { id: 'm', label: 'Mês' },
      ],
    },
  },
  wrong: {
    says: 'Seis opções quebram em linhas: a escolhida se perde.',
    args: {
      label: 'Série',
      items: ['5º ano', '6º ano', '7º ano', '8º ano', '9º ano', 'Todas as séries da escola'].map((label, index) => ({
        id: index === 0 ? 'camera' : label,
        label,
      })),
    },
  },
  parts: [
    ['[role="radiogroup"]', 'Fundo rebaixado: um só controle'],
    ['[role="radio"]', 'Opção, 44 px ao toque'],
  ],
  keys: [tabTo('ao grupo'), ['← →', 'passam de opção em opção'], ['Enter, Espaço', 'escolhe']],
  spoken: '“Período, grupo; Semana, botão de opção, marcado, 1 de 2”.',
};
