import type { LessonContent } from './lesson-content.ts';

export const numberLessons: readonly LessonContent[] = [
  {
    title: 'Frações na cozinha',
    body: 'Uma receita para oito pessoas leva três xícaras de farinha. Para quatro pessoas, metade: uma xícara e meia. Dividir uma receita é calcular frações de cada ingrediente; dobrar é multiplicar. O sabor só se mantém se todos os ingredientes mudarem na mesma proporção.',
    choice: {
      prompt: 'Uma receita leva 3/4 de xícara de açúcar. Para fazer o dobro, usamos:',
      options: ['3/8 de xícara', '1 xícara', '1 xícara e meia', '2 xícaras'],
      usual: 'C',
    },
    open: {
      prompt: 'Conte uma situação da sua casa em que alguém usa metade ou um quarto de alguma coisa.',
      written: [
        'Minha avó usa um quarto de tablete de fermento no pão.',
        'A gente divide a pizza em oito e cada um come dois oitavos.',
        'Meu pai compra meia dúzia de ovos.',
      ],
    },
  },
  {
    title: 'Porcentagem sem susto',
    body: 'Dez por cento é a décima parte: basta andar uma casa com a vírgula. De dez por cento saem os outros: vinte é o dobro, cinco é a metade, quinze é a soma dos dois. Em uma compra de R$ 80,00, um desconto de 15% vale R$ 12,00.',
    choice: {
      prompt: 'Um caderno de R$ 20,00 com 15% de desconto custa:',
      options: ['R$ 5,00', 'R$ 15,00', 'R$ 17,00', 'R$ 18,50'],
      usual: 'C',
    },
    open: {
      prompt: 'Explique, com suas palavras, como calcular 30% de um valor.',
      written: [
        'Acho dez por cento e multiplico por três.',
        'Divido por dez e depois faço vezes três.',
        'Multiplico por 30 e divido por 100.',
      ],
    },
  },
  {
    title: 'Proporção e regra de três',
    body: 'Se 4 pedreiros levantam um muro em 6 dias, 8 pedreiros não levam 12: levam menos, porque as grandezas são inversas. Antes de armar a conta, pergunte o que acontece com uma quando a outra cresce. Só depois escolha se a proporção é direta ou inversa.',
    choice: {
      prompt: 'Com 5 litros de combustível uma moto anda 150 km. Com 8 litros, no mesmo ritmo, anda:',
      options: ['180 km', '210 km', '240 km', '300 km'],
      usual: 'C',
    },
    open: {
      prompt: 'Dê um exemplo de duas grandezas inversamente proporcionais.',
      written: [
        'Velocidade e tempo de viagem.',
        'Número de torneiras e o tempo para encher a caixa.',
        'Mais gente na faxina, menos tempo.',
      ],
    },
  },
  {
    title: 'Medir o mundo',
    body: 'Área mede a superfície; perímetro mede o contorno. Um terreno de 10 por 20 metros tem 200 metros quadrados e precisa de 60 metros de cerca. Dois terrenos podem ter a mesma área e cercas bem diferentes. Por isso a unidade faz parte da resposta: sem ela, o número não diz nada.',
    choice: {
      prompt: 'Uma sala retangular de 6 m por 8 m tem área de:',
      options: ['14 m²', '28 m²', '48 m²', '96 m²'],
      usual: 'C',
    },
    open: {
      prompt: 'Meça um objeto da sala e escreva suas medidas com as unidades.',
      written: [
        'A carteira tem 60 cm por 45 cm.',
        'Meu caderno mede 27 cm por 20 cm.',
        'A lousa tem 3 m de largura e 1,2 m de altura.',
      ],
    },
  },
  {
    title: 'Equações: a balança',
    body: 'Uma equação é uma balança em equilíbrio. O que se faz de um lado se faz do outro, e ela continua equilibrada. Em 3x + 5 = 20, tiro 5 dos dois lados e fica 3x = 15; divido por 3 e x vale 5. Confira sempre: 3 vezes 5 mais 5 dá 20.',
    choice: { prompt: 'A solução de 2x − 6 = 10 é:', options: ['x = 2', 'x = 4', 'x = 8', 'x = 16'], usual: 'C' },
    open: {
      prompt: 'Invente um problema que se resolva com a equação x + 7 = 15.',
      written: [
        'Eu tinha umas figurinhas, ganhei 7 e fiquei com 15. Quantas tinha?',
        'Faltam 7 anos para meu primo ter 15. Quantos ele tem?',
        'Um livro de 15 reais custa 7 a mais que o outro.',
      ],
    },
  },
  {
    title: 'Média, moda e mediana',
    body: 'A média soma tudo e divide pela quantidade. A mediana é o valor do meio quando se põe tudo em ordem. A moda é o que mais se repete. Numa turma em que quase todos moram perto e um mora longe, a média das distâncias engana, e a mediana conta melhor a história.',
    choice: { prompt: 'A mediana de 2, 3, 5, 9 e 21 é:', options: ['3', '5', '8', '9'], usual: 'B' },
    open: {
      prompt: 'Quando a média pode enganar? Dê um exemplo.',
      written: [
        'Quando um valor é muito maior que os outros, como um salário enorme.',
        'Se um aluno tira zero por faltar, a média da turma cai.',
        'Na idade das pessoas da festa, se tiver só um idoso.',
      ],
    },
  },
  {
    title: 'O teorema de Pitágoras',
    body: 'Em todo triângulo com um ângulo reto, o quadrado do lado maior é igual à soma dos quadrados dos outros dois. Pedreiros usam isso há séculos: marcam 3 metros numa parede, 4 na outra e conferem se a diagonal dá 5. Se der, o canto está no esquadro.',
    choice: {
      prompt: 'Os catetos de um triângulo retângulo medem 6 e 8. A hipotenusa mede:',
      options: ['7', '10', '12', '14'],
      usual: 'B',
    },
    open: {
      prompt: 'Como você conferiria se o canto da sua sala é um ângulo reto?',
      written: [
        'Mediria 3 de um lado, 4 do outro e veria se dá 5.',
        'Com 30 cm e 40 cm, a diagonal tem que dar 50 cm.',
        'Usaria a trena como o pedreiro: 3, 4 e 5.',
      ],
    },
  },
  {
    title: 'Chance e probabilidade',
    body: 'Probabilidade compara o que queremos com tudo o que pode acontecer. Num dado, a chance de sair um número par é 3 em 6, ou metade. O dado não tem memória: depois de cinco pares seguidos, a chance do próximo continua a mesma.',
    choice: {
      prompt: 'Numa urna há 3 bolas azuis e 7 verdes. A chance de tirar uma azul é:',
      options: ['3/7', '3/10', '7/10', '1/3'],
      usual: 'B',
    },
    open: {
      prompt: 'Escreva um acontecimento impossível, um provável e um certo.',
      written: [
        'Impossível: sair 7 no dado. Provável: chover em janeiro. Certo: amanhã ter 24 horas.',
        'Impossível: tirar 11 na prova. Provável: ter aula amanhã. Certo: o sol nascer.',
        'Impossível: eu voar. Provável: pegar o ônibus cheio. Certo: ficar mais velho.',
      ],
    },
  },
];
