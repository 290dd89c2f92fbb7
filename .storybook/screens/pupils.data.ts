export interface Pupil {
  name: string;
  registration: string;
  isActive: boolean;
  /** Lessons done, module by module. */
  done: readonly number[];
  grade: number;
  mean: number;
  /** First and second bimester. */
  grades: [number, number];
  performance: 'excellent' | 'good' | 'regular' | 'bad';
}

const pupil = (
  name: string,
  registration: string,
  done: Pupil['done'],
  grades: [number, number],
  grade: number,
  mean: number,
  performance: Pupil['performance'],
  isActive = true,
): Pupil => ({ name, registration, isActive, done, grade, mean, grades, performance });

/** The pupils of the mock-ups; none of them exists. */
export const pupils: readonly Pupil[] = [
  pupil('Ana Beatriz Moura', '20260417', [8, 8, 8, 9], [7.5, 8], 8.4, 8, 'good'),
  pupil('Bruno Henrique Alves', '20260430', [8, 6, 2, 0], [6, 5.5], 6.1, 5.9, 'regular'),
  pupil('Caio Fernandes Luz', '20260443', [8, 8, 8, 16], [9.5, 9], 9.7, 9.4, 'excellent'),
  pupil('Daniela Rocha Pinto', '20260456', [8, 8, 5, 0], [7, 6.5], 7, 6.8, 'good'),
  pupil('Eduarda Martins', '20260469', [8, 8, 8, 12], [8.5, 9], 8.9, 8.8, 'good'),
  pupil('Felipe Nascimento', '20260482', [3, 0, 0, 0], [4, 5], 3.8, 4.3, 'bad', false),
  pupil('Gabriela Teles', '20260495', [8, 8, 6, 8], [8, 7], 7.6, 7.5, 'good'),
  pupil('Heitor Campos Reis', '20260508', [8, 7, 0, 0], [6.5, 6], 5.9, 6.1, 'regular'),
  pupil('Isadora Lima Souza', '20260521', [8, 8, 8, 14], [9, 9.5], 9.2, 9.2, 'excellent'),
  pupil('João Pedro Farias', '20260534', [8, 8, 1, 0], [7, 7.5], 6.5, 7.3, 'good'),
  pupil('Kauã Ribeiro', '20260547', [8, 5, 0, 0], [5.5, 6], 5.8, 5.8, 'regular'),
  pupil('Larissa Monteiro', '20260560', [8, 8, 8, 10], [8, 8.5], 8.3, 8.3, 'good'),
  pupil('Mateus Oliveira', '20260573', [8, 8, 8, 0], [7.5, 7], 7.3, 7.3, 'good'),
];
