import { type Guide, keys } from '../../guide/guide.ts';
import type { NumberField } from './NumberField.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof NumberField> = {
  use: 'Uma quantidade em notação brasileira: 7,5 e 1.284.',
  instead: [
    ['é código ou ano', 'TextField'],
    ['são as notas de uma turma', 'GradeGrid'],
  ],
  right: {
    says: 'Quantidade com limites ditos.',
    args: { label: 'Número de questões', minValue: 1, maxValue: 100, value: 26 },
  },
  wrong: {
    says: 'Ano não é quantidade: vira 2.026.',
    args: { label: 'Ano letivo', value: 2026, minValue: undefined, maxValue: undefined },
  },
  parts: [
    ['label', 'Rótulo'],
    ['input', 'Número, com vírgula'],
  ],
  keys: [['↑ ↓', 'soma e subtrai um passo'], ['Home, End', 'vai ao menor e ao maior'], ...keys.field],
  spoken: '“Número de questões, campo giratório, 26”.',
};
