/** The days of the drawn register; the last one is today. */
export const DAYS = ['06', '07', '10', '11', '12', '13', '14'];

/** Invented students and their week: v present, F absent, a dot not called yet. */
export const ROWS: readonly (readonly [name: string, week: string])[] = [
  ['Ana Beatriz Moura', 'vvvvvvv'],
  ['Bruno Henrique Alves', 'vvvvFvv'],
  ['Caio Fernandes Luz', 'vvvvvvv'],
  ['Daniela Rocha Pinto', 'vFFvvvv'],
  ['Eduarda Martins', 'vvvvvv.'],
  ['Felipe Nascimento', 'vvvvvv.'],
  ['Gabriela Teles', 'vvvvvv.'],
  ['Heitor Campos Reis', 'vvvvvv.'],
  ['Isadora Lima Souza', 'vvvvvF.'],
  ['João Pedro Farias', 'vvvvvv.'],
  ['Kauã Ribeiro', 'vvvFvv.'],
  ['Larissa Monteiro', 'vvvvvv.'],
  ['Mateus Oliveira', 'vvvvvv.'],
  ['Nicole Batista', 'vvvvvv.'],
];

/** Three drawings of the tick, so that the page looks handwritten. */
export const TICKS = [
  'M3 9.5c1.5 1.4 2.6 3 3.6 5C8.8 9.6 11.6 5.8 15.5 2.5',
  'M2.8 8.8c1.7 1.5 3 3.4 3.9 5.6C8.5 9 11.9 5 16 2.2',
  'M3.3 9.8c1.3 1 2.4 2.6 3.2 4.5 2-4.4 4.7-8.4 8.7-11.3',
];
