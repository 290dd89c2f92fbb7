import type { Guide } from '../../guide/guide.ts';
import type { Timetable } from './Timetable.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof Timetable> = {
  use: 'As aulas de uma semana, com hoje e a aula em curso marcados.',
  instead: [
    ['são eventos com data', 'EventCalendar'],
    ['é o registro de aulas dadas', 'Table'],
  ],
  right: { says: 'Hora em palavra, aula em curso dita.' },
  wrong: { says: 'Um calendário de eventos repete a mesma aula trinta vezes.', of: 'eventcalendar--month' },
  parts: [
    ['ol > li > p', 'Dia da semana'],
    ['li', 'Aula, com início e fim'],
  ],
  keys: [['Tab', 'passa de aula em aula, onde há ações']],
  spoken: '“Segunda-feira, hoje; 07:50 a 08:40, Matemática, Sala 12, agora”.',
  wide: true,
};
