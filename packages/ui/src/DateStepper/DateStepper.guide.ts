import { type Guide, keys } from '../../guide/guide.ts';
import type { DateStepper } from './DateStepper.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof DateStepper> = {
  use: 'O dia de que a tela trata, com o anterior e o seguinte a um toque; o próprio dia abre o mês.',
  instead: [['é um campo de formulário', 'DatePicker']],
  right: { says: 'Passar de dia em dia, sem abrir nada.' },
  wrong: { says: 'Um campo de data para ir a ontem: três toques onde cabe um.', of: 'datepicker--empty' },
  parts: [
    ['button:first-of-type', 'Dia anterior'],
    ['button:nth-of-type(2)', 'O dia: abre o mês'],
    ['button:last-of-type', 'Dia seguinte'],
  ],
  keys: [...keys.press, ...keys.month],
  spoken: '“Dia anterior, botão; quarta-feira, 25 de novembro, botão; Dia seguinte, botão”.',
  wide: true,
};
