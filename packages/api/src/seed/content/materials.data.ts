import { gardenText } from './garden-text.data.ts';

/** Material of the main class: each becomes a real one-page PDF or text file. */
export interface MaterialContent {
  readonly title: string;
  readonly description: string | null;
  readonly fileName: string;
  readonly kind: 'pdf' | 'text';
  readonly hidden: boolean;
  readonly paragraphs: readonly string[];
}

export const mainClassMaterials: readonly MaterialContent[] = [
  {
    title: 'Resumo: equações do 1º grau',
    description: 'Para estudar antes da avaliação bimestral.',
    fileName: 'resumo-equacoes.pdf',
    kind: 'pdf',
    hidden: false,
    paragraphs: [
      'Uma equação é uma igualdade com um valor desconhecido. O que se faz de um lado se faz do outro, e ela continua verdadeira.',
      'Exemplo: 3x + 5 = 20. Subtraindo 5 dos dois lados, 3x = 15. Dividindo por 3, x = 5.',
      'Confira sempre: 3 · 5 + 5 = 20.',
      'Para treinar: a) x + 7 = 15   b) 2x – 6 = 10   c) 4x = 2x + 9   d) 5(x – 1) = 20',
    ],
  },
  {
    title: 'Lista de exercícios: teorema de Pitágoras',
    description: null,
    fileName: 'lista-pitagoras.pdf',
    kind: 'pdf',
    hidden: false,
    paragraphs: [
      '1. Os catetos de um triângulo retângulo medem 6 cm e 8 cm. Quanto mede a hipotenusa?',
      '2. Uma escada de 5 m encosta numa parede a 4 m de altura. A que distância da parede está o seu pé?',
      '3. Um terreno retangular mede 9 m por 12 m. Quanto mede a sua diagonal?',
      '4. Um triângulo de lados 5, 12 e 13 é retângulo? Explique.',
    ],
  },
  {
    title: 'Texto para leitura em voz alta',
    description: 'Treine três vezes antes da roda de leitura.',
    fileName: 'leitura-a-horta.txt',
    kind: 'text',
    hidden: false,
    paragraphs: [gardenText.title, ...gardenText.paragraphs],
  },
  {
    title: 'Rascunho da recuperação',
    description: 'Ainda não publicado para a turma.',
    fileName: 'rascunho-recuperacao.pdf',
    kind: 'pdf',
    hidden: true,
    paragraphs: [
      'Questão 1. Resolva 2x + 9 = 25 e confira.',
      'Questão 2. Calcule 15% de R$ 80,00.',
      'Questão 3. Qual é a mediana de 4, 8, 15, 16 e 23?',
    ],
  },
];
