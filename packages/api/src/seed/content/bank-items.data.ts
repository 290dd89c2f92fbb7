import type { ItemLevel } from '@caderneta/contract';

/** A question of the demonstration's bank, in words of ours: what is right and three answers that are not. */
interface DemoItem {
  /** Of the demonstration's matrix; the component follows from it. */
  readonly skill: string;
  readonly level: ItemLevel;
  readonly statement: string;
  readonly right: string;
  readonly wrong: readonly [string, string, string];
  /** Where the exam of the demonstration's teacher asked it; it was kept from there. */
  readonly from?: { readonly group: number; readonly question: number };
}

/** School year of all of them: that of the demonstration's main class. */
export const demoItemYear = 9;

export const demoItems: readonly DemoItem[] = [
  {
    skill: 'MA6-01',
    level: 'EASY',
    statement: 'Uma mochila custa R$ 80,00 e está com 25% de desconto. Quanto se paga por ela?',
    right: 'R$ 60,00',
    wrong: ['R$ 55,00', 'R$ 75,00', 'R$ 20,00'],
    from: { group: 0, question: 1 },
  },
  {
    skill: 'MA6-01',
    level: 'MEDIUM',
    statement: 'Numa turma de 40 alunos, 14 vão a pé para a escola. Que porcentagem da turma é essa?',
    right: '35%',
    wrong: ['14%', '26%', '40%'],
    from: { group: 0, question: 2 },
  },
  {
    skill: 'MA6-02',
    level: 'MEDIUM',
    statement: 'O dobro de um número, mais 7, é 31. Que número é esse?',
    right: '12',
    wrong: ['19', '24', '38'],
    from: { group: 0, question: 5 },
  },
  {
    skill: 'MA6-02',
    level: 'HARD',
    statement: 'Rita tem 6 anos a mais que o irmão, e as idades dos dois somam 30. Qual equação dá a idade x do irmão?',
    right: 'x + (x + 6) = 30',
    wrong: ['x + 6 = 30', '6x + x = 30', 'x + (x − 6) = 30'],
  },
  {
    skill: 'MA6-03',
    level: 'EASY',
    statement: 'Uma horta retangular tem 8 m de comprimento e 5 m de largura. Qual é a área dela?',
    right: '40 m²',
    wrong: ['13 m²', '26 m²', '80 m²'],
    from: { group: 0, question: 8 },
  },
  {
    skill: 'MA6-03',
    level: 'HARD',
    statement:
      'Uma parede é um retângulo de 6 m por 3 m, com um triângulo de 6 m de base e 2 m de altura em cima. Qual é a área da parede?',
    right: '24 m²',
    wrong: ['18 m²', '30 m²', '36 m²'],
  },
  {
    skill: 'MA6-04',
    level: 'EASY',
    statement: 'Em quatro dias uma sorveteria vendeu 30, 42, 38 e 50 sorvetes. Qual é a média por dia?',
    right: '40',
    wrong: ['38', '42', '160'],
    from: { group: 1, question: 11 },
  },
  {
    skill: 'LP6-01',
    level: 'MEDIUM',
    statement:
      'Leia: “Quando a sirene tocou, Davi guardou o caderno sem olhar para ninguém e saiu pela porta dos fundos.” O trecho dá a entender que Davi',
    right: 'não queria conversar com os colegas.',
    wrong: ['tinha esquecido o caderno.', 'estava feliz com o fim da aula.', 'ia chegar atrasado à aula.'],
  },
  {
    skill: 'LP6-02',
    level: 'EASY',
    statement: 'Qual destas frases é uma opinião?',
    right: 'O parque novo é o lugar mais bonito da cidade.',
    wrong: [
      'O parque novo abre às oito horas.',
      'O parque novo tem duas quadras.',
      'O parque novo fica ao lado do rio.',
    ],
  },
  {
    skill: 'LP6-04',
    level: 'MEDIUM',
    statement:
      'Leia: “Ana emprestou o livro a Lia. Dias depois, ela o devolveu com um bilhete.” A palavra “o” está no lugar de',
    right: 'livro',
    wrong: ['Ana', 'bilhete', 'dias'],
  },
];
