/** A skill of the demonstration's own matrix, in words of ours: no sentence of a public one. */
interface DemoSkill {
  readonly code: string;
  readonly component: 'Língua Portuguesa' | 'Matemática';
  readonly years: readonly number[];
  readonly topic: string;
  readonly text: string;
}

const early = [1, 2, 3, 4, 5];
const late = [6, 7, 8, 9];
const portuguese = 'Língua Portuguesa';
const mathematics = 'Matemática';

/** The matrix's name. */
export const demoMatrix = 'Matriz da demonstração';

export const demoSkills: readonly DemoSkill[] = [
  {
    code: 'LP1-01',
    component: portuguese,
    years: early,
    topic: 'Leitura',
    text: 'Encontrar no texto uma informação que está escrita nele.',
  },
  { code: 'LP1-02', component: portuguese, years: early, topic: 'Leitura', text: 'Dizer do que trata um texto curto.' },
  {
    code: 'LP1-03',
    component: portuguese,
    years: early,
    topic: 'Leitura',
    text: 'Perceber para que serve um bilhete, uma lista ou um convite.',
  },
  {
    code: 'LP1-04',
    component: portuguese,
    years: early,
    topic: 'Língua',
    text: 'Separar palavras em sílabas e reconhecer as que rimam.',
  },
  {
    code: 'LP6-01',
    component: portuguese,
    years: late,
    topic: 'Leitura',
    text: 'Concluir o que o texto dá a entender sem dizer.',
  },
  {
    code: 'LP6-02',
    component: portuguese,
    years: late,
    topic: 'Leitura',
    text: 'Separar o que é fato do que é opinião de quem escreve.',
  },
  {
    code: 'LP6-03',
    component: portuguese,
    years: late,
    topic: 'Leitura',
    text: 'Comparar como dois textos contam o mesmo acontecimento.',
  },
  {
    code: 'LP6-04',
    component: portuguese,
    years: late,
    topic: 'Língua',
    text: 'Reconhecer a quem se refere um pronome no texto.',
  },
  {
    code: 'MA1-01',
    component: mathematics,
    years: early,
    topic: 'Números',
    text: 'Somar e subtrair em situações do dia a dia.',
  },
  {
    code: 'MA1-02',
    component: mathematics,
    years: early,
    topic: 'Números',
    text: 'Multiplicar e repartir em partes iguais.',
  },
  {
    code: 'MA1-03',
    component: mathematics,
    years: early,
    topic: 'Medidas',
    text: 'Ler horas e calcular quanto tempo passou.',
  },
  {
    code: 'MA1-04',
    component: mathematics,
    years: early,
    topic: 'Dados',
    text: 'Ler uma tabela ou um gráfico de colunas simples.',
  },
  {
    code: 'MA6-01',
    component: mathematics,
    years: late,
    topic: 'Números',
    text: 'Calcular porcentagens em compras, descontos e juros.',
  },
  {
    code: 'MA6-02',
    component: mathematics,
    years: late,
    topic: 'Álgebra',
    text: 'Montar e resolver uma equação do primeiro grau.',
  },
  {
    code: 'MA6-03',
    component: mathematics,
    years: late,
    topic: 'Geometria',
    text: 'Achar a área de figuras feitas de retângulos e triângulos.',
  },
  {
    code: 'MA6-04',
    component: mathematics,
    years: late,
    topic: 'Dados',
    text: 'Tirar conclusões de um gráfico e da média de um conjunto de dados.',
  },
];
