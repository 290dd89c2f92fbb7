import { type Guide, keys } from '../../guide/guide.ts';
import type { EventCalendar } from './EventCalendar.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof EventCalendar> = {
  use: 'Um mês com o que acontece nos dias, e ao lado os eventos do dia escolhido.',
  instead: [
    ['é a data de um formulário', 'DatePicker'],
    ['são as aulas da semana', 'Timetable'],
  ],
  right: { says: 'O mês mostra onde há eventos; o dia os conta.' },
  wrong: { says: 'Um campo de data não mostra o que acontece.', of: 'datepicker--empty' },
  parts: [
    ['table', 'O mês, por semanas'],
    ['h2, h3', 'O dia escolhido'],
  ],
  keys: keys.month,
  spoken: '“14 de agosto de 2026, sexta-feira, 3 eventos, selecionado”.',
  wide: true,
};
