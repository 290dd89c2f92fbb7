/** A pupil of the demonstration's main class: marks in Mathematics by term, and share of the 40 lessons done. */
export interface RosterPupil {
  readonly name: string;
  readonly gender: 'FEMALE' | 'MALE';
  readonly mathematics: readonly [number, number, number];
  readonly progress: number;
  readonly inactive?: true;
}

/** The 28 pupils of 9º Ano C, in the order of the register. */
export const mainClassRoster: readonly RosterPupil[] = [
  { name: 'Ana Beatriz Moura', gender: 'FEMALE', mathematics: [7.5, 8.0, 8.4], progress: 0.83 },
  { name: 'Bruno Henrique Alves', gender: 'MALE', mathematics: [6.0, 5.5, 6.1], progress: 0.4 },
  { name: 'Caio Fernandes Luz', gender: 'MALE', mathematics: [9.5, 9.0, 9.7], progress: 1 },
  { name: 'Daniela Rocha Pinto', gender: 'FEMALE', mathematics: [7.0, 6.5, 7.0], progress: 0.53 },
  { name: 'Eduarda Martins', gender: 'FEMALE', mathematics: [8.5, 9.0, 8.9], progress: 0.9 },
  { name: 'Felipe Nascimento', gender: 'MALE', mathematics: [4.0, 5.0, 3.8], progress: 0.08, inactive: true },
  { name: 'Gabriela Teles', gender: 'FEMALE', mathematics: [8.0, 7.0, 7.6], progress: 0.75 },
  { name: 'Heitor Campos Reis', gender: 'MALE', mathematics: [6.5, 6.0, 5.9], progress: 0.38 },
  { name: 'Isadora Lima Souza', gender: 'FEMALE', mathematics: [9.0, 9.5, 9.2], progress: 0.95 },
  { name: 'João Pedro Farias', gender: 'MALE', mathematics: [7.0, 7.5, 6.8], progress: 0.43 },
  { name: 'Kauã Ribeiro', gender: 'MALE', mathematics: [5.5, 6.0, 5.2], progress: 0.33 },
  { name: 'Larissa Monteiro', gender: 'FEMALE', mathematics: [8.0, 8.5, 8.1], progress: 0.85 },
  { name: 'Mateus Oliveira', gender: 'MALE', mathematics: [7.5, 7.0, 7.2], progress: 0.6 },
  { name: 'Nicole Batista', gender: 'FEMALE', mathematics: [6.5, 7.0, 7.4], progress: 0.68 },
  { name: 'Otávio Sampaio', gender: 'MALE', mathematics: [8.0, 7.5, 8.2], progress: 0.7 },
  { name: 'Paula Andrade', gender: 'FEMALE', mathematics: [9.0, 8.5, 9.1], progress: 0.88 },
  { name: 'Rafael Queiroz', gender: 'MALE', mathematics: [5.0, 5.5, 6.0], progress: 0.35 },
  { name: 'Sofia Cardoso', gender: 'FEMALE', mathematics: [8.5, 8.0, 8.7], progress: 0.78 },
  { name: 'Thiago Barros', gender: 'MALE', mathematics: [6.0, 6.5, 6.6], progress: 0.5 },
  { name: 'Vitória Duarte', gender: 'FEMALE', mathematics: [7.0, 7.5, 7.9], progress: 0.73 },
  { name: 'Wanessa Brito', gender: 'FEMALE', mathematics: [6.5, 6.0, 6.4], progress: 0.45 },
  { name: 'Wellington Pires', gender: 'MALE', mathematics: [4.5, 4.0, 4.9], progress: 0.1, inactive: true },
  { name: 'Wesley Amaral', gender: 'MALE', mathematics: [7.5, 8.0, 7.7], progress: 0.63 },
  { name: 'William Fontes', gender: 'MALE', mathematics: [5.5, 6.5, 6.2], progress: 0.48 },
  { name: 'Yago Mendonça', gender: 'MALE', mathematics: [7.0, 6.5, 7.3], progress: 0.58 },
  { name: 'Yasmin Figueiredo', gender: 'FEMALE', mathematics: [9.0, 9.0, 9.4], progress: 0.93 },
  { name: 'Yuri Guedes', gender: 'MALE', mathematics: [6.0, 7.0, 6.9], progress: 0.55 },
  { name: 'Zuleica Tavares', gender: 'FEMALE', mathematics: [8.0, 7.5, 8.0], progress: 0.8 },
];
