export interface Pupil {
  name: string;
  registration: string;
  isActive: boolean;
  /** 0 to 100. */
  progress: number;
  grade: number;
  mean: number;
  /** First and second bimester. */
  grades: [number, number];
  performance: 'excellent' | 'good' | 'regular' | 'bad';
}

const pupil = (
  name: string,
  registration: string,
  progress: number,
  grades: [number, number],
  grade: number,
  mean: number,
  performance: Pupil['performance'],
  isActive = true,
): Pupil => ({ name, registration, isActive, progress, grade, mean, grades, performance });

/** The pupils of the mock-ups; none of them exists. */
export const pupils: readonly Pupil[] = [
  pupil('Ana Beatriz Moura', '20260417', 83, [7.5, 8], 8.4, 8, 'good'),
  pupil('Bruno Henrique Alves', '20260430', 40, [6, 5.5], 6.1, 5.9, 'regular'),
  pupil('Caio Fernandes Luz', '20260443', 100, [9.5, 9], 9.7, 9.4, 'excellent'),
  pupil('Daniela Rocha Pinto', '20260456', 53, [7, 6.5], 7, 6.8, 'good'),
  pupil('Eduarda Martins', '20260469', 90, [8.5, 9], 8.9, 8.8, 'good'),
  pupil('Felipe Nascimento', '20260482', 8, [4, 5], 3.8, 4.3, 'bad', false),
  pupil('Gabriela Teles', '20260495', 75, [8, 7], 7.6, 7.5, 'good'),
  pupil('Heitor Campos Reis', '20260508', 38, [6.5, 6], 5.9, 6.1, 'regular'),
  pupil('Isadora Lima Souza', '20260521', 95, [9, 9.5], 9.2, 9.2, 'excellent'),
  pupil('João Pedro Farias', '20260534', 43, [7, 7.5], 6.5, 7.3, 'good'),
  pupil('Kauã Ribeiro', '20260547', 33, [5.5, 6], 5.8, 5.8, 'regular'),
  pupil('Larissa Monteiro', '20260560', 85, [8, 8.5], 8.3, 8.3, 'good'),
  pupil('Mateus Oliveira', '20260573', 61, [7.5, 7], 7.3, 7.3, 'good'),
];
