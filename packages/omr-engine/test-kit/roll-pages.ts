import type { RollPage } from '../src/index.ts';

const names = [
  'Ana Beatriz dos Santos Oliveira',
  'João Pedro Lima',
  'Maria Eduarda Conceição de Albuquerque Cavalcante e Silva',
  'Zoé Ó',
] as const;
const weekdays = 'STQQS';

/** A page of a roll with so many pupils and school days. */
export const rollPage = (pupils: number, days: number, number = 4711): RollPage => ({
  network: 'Rede Municipal de Ensino de Pedra Branca',
  school: 'E.M. Professora Dalva Nogueira',
  className: '7º Ano A',
  subject: 'Matemática · Carlos Souza',
  month: 'novembro de 2026',
  days: Array.from({ length: days }, (_, at) => ({
    day: String(at + 1).padStart(2, '0'),
    weekday: weekdays[at % weekdays.length]!,
  })),
  pupils: Array.from({ length: pupils }, (_, at) => ({ number: at + 1, name: names[at % names.length]! })),
  number,
  page: 1,
  pages: 1,
});
