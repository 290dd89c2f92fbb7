import type { classEvents } from '../../schema/class-events.table.ts';

export interface EventContent {
  readonly title: string;
  readonly description: string | null;
  readonly type: (typeof classEvents.$inferSelect)['type'];
  readonly start: string | null;
  readonly end: string | null;
  /** Codes of the skills that it teaches. */
  readonly codes?: readonly string[];
  /** School days from the day of the demonstration; negative is past. */
  readonly offset: number;
}

/** Events of the main class. */
export const mainClassEvents: readonly EventContent[] = [
  {
    title: 'Reunião de responsáveis',
    description: 'Entrega dos boletins, na sala da turma.',
    type: 'OTHER',
    start: '18:30',
    end: '19:30',
    offset: -22,
  },
  {
    title: 'Lista de exercícios: equações',
    description: 'Entrega em folha separada.',
    type: 'EXERCISE',
    codes: ['MA6-02'],
    start: '07:50',
    end: '08:40',
    offset: -10,
  },
  {
    title: 'Avaliação bimestral de Matemática',
    description: 'Folha de respostas com 26 questões. Trazer caneta azul ou preta.',
    type: 'EXAM',
    start: '07:00',
    end: '08:40',
    offset: -4,
  },
  {
    title: 'Roda de leitura',
    description: 'Cada estudante traz um trecho para ler em voz alta.',
    type: 'ACTIVITY',
    codes: ['LP6-01'],
    start: '09:50',
    end: '10:40',
    offset: -1,
  },
  {
    title: 'Feira de ciências: ensaio',
    description: 'Apresentação dos grupos no pátio.',
    type: 'ACTIVITY',
    start: '09:50',
    end: '11:30',
    offset: 3,
  },
  {
    title: 'Recuperação de Matemática',
    description: 'Para quem ficou abaixo de 6,0 no bimestre.',
    type: 'EXAM',
    codes: ['MA6-02', 'MA6-03'],
    start: '07:00',
    end: '08:40',
    offset: 6,
  },
  { title: 'Conselho de classe', description: null, type: 'OTHER', start: '13:00', end: '15:00', offset: 9 },
];

/** Events that every class has. */
export const commonEvents: readonly EventContent[] = [
  { title: 'Reunião de responsáveis', description: null, type: 'OTHER', start: '18:30', end: '19:30', offset: -22 },
  {
    title: 'Passeio ao viveiro municipal',
    description: 'Levar a autorização assinada.',
    type: 'ACTIVITY',
    start: '07:30',
    end: '11:00',
    offset: 5,
  },
];
