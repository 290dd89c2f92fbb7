import type { Guide } from '../../guide/guide.ts';
import type { ProgressBar } from './ProgressBar.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof ProgressBar> = {
  use: 'Quanto de algo longo está feito: um envio, uma turma sendo corrigida.',
  instead: [
    ['é espera curta', 'Spinner'],
    ['são módulos', 'ModuleProgress'],
  ],
  right: {
    says: 'Conta coisas, não só porcentagem.',
    args: { label: 'Corrigindo', value: 18, maxValue: 28, valueLabel: '18 de 28 folhas' },
  },
  wrong: { says: 'Sem dizer o quê nem quanto falta.', args: { label: 'Aguarde', value: 40, valueLabel: undefined } },
  parts: [['[role="progressbar"]', 'Barra com nome e valor']],
  keys: [],
  spoken: '“Corrigindo, barra de progresso, 18 de 28 folhas”.',
};
