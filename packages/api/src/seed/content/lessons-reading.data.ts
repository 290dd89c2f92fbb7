import type { LessonContent } from './lesson-content.ts';

export const readingLessons: readonly LessonContent[] = [
  {
    title: 'Para que serve este texto?',
    body: 'Todo texto nasce de uma intenção. O bilhete avisa, a receita ensina a fazer, a notícia informa, o conto diverte e faz pensar. Antes de ler, repare em onde o texto aparece, quem o escreveu e para quem. Essas três respostas já contam metade do que você precisa saber.',
    choice: {
      prompt: 'Um texto que ensina, passo a passo, a montar um filtro de água tem a intenção de:',
      options: ['contar uma história', 'instruir o leitor', 'vender um produto', 'dar uma opinião'],
      usual: 'B',
    },
    open: {
      prompt: 'Escolha um texto que você leu hoje fora da sala de aula. Para que ele servia?',
      written: [
        'Li o cartaz do posto de saúde. Servia para avisar o dia da vacina.',
        'Foi a mensagem da minha mãe pedindo para comprar pão. Era um aviso.',
        'A letra de uma música. Serve para divertir e emocionar.',
      ],
    },
  },
  {
    title: 'A ideia principal',
    body: 'Um parágrafo costuma girar em torno de uma ideia, e as outras frases a explicam, dão exemplos ou contam consequências. Para encontrá-la, pergunte: se eu só pudesse guardar uma frase, qual seria? O título ajuda, mas nem sempre diz tudo.',
    choice: {
      prompt:
        '“A horta da escola mudou o recreio. Os alunos plantam, regam e levam couve para casa. Até a merenda ficou mais verde.” A ideia principal é que:',
      options: [
        'a couve é saudável',
        'a merenda é boa',
        'a horta trouxe mudanças à escola',
        'os alunos gostam de regar',
      ],
      usual: 'C',
    },
    open: {
      prompt: 'Escreva em uma frase a ideia principal do último livro ou capítulo que você leu.',
      written: [
        'O menino aprende que ter medo não é vergonha.',
        'O capítulo mostra como a cidade cresceu em volta do rio.',
        'A amizade dos dois é mais forte do que a briga.',
      ],
    },
  },
  {
    title: 'O que está nas entrelinhas',
    body: 'Nem tudo o que um texto diz está escrito. Se alguém fecha o guarda-chuva ao entrar, você conclui que chovia, embora ninguém tenha dito. Isso se chama inferência: juntar as pistas do texto com o que você já sabe. Uma boa inferência sempre pode apontar a pista em que se apoia.',
    choice: {
      prompt: '“Pedro olhou o relógio, pegou a mochila e saiu correndo sem tomar café.” Podemos inferir que Pedro:',
      options: ['não gosta de café', 'estava atrasado', 'estava de férias', 'perdeu o relógio'],
      usual: 'B',
    },
    open: {
      prompt: 'Escreva duas frases que deem a entender que uma personagem está triste, sem usar a palavra “triste”.',
      written: [
        'Ela empurrou o prato e ficou olhando a janela. Nem respondeu quando chamaram.',
        'O menino andava devagar, de cabeça baixa. Não quis jogar bola.',
        'A carta caiu da mão dele. Ficou muito tempo sem dizer nada.',
      ],
    },
  },
  {
    title: 'Fato ou opinião?',
    body: 'Um fato pode ser conferido: a partida terminou dois a um. Uma opinião mostra o que alguém pensa: foi o melhor jogo do ano. As duas coisas aparecem misturadas em notícias, conversas e propagandas. Palavras como “melhor”, “deveria”, “lindo” e “infelizmente” costumam avisar que ali há opinião.',
    choice: {
      prompt: 'Qual das frases é uma opinião?',
      options: [
        'A praça tem doze bancos.',
        'A praça foi aberta em 1987.',
        'A praça é o lugar mais agradável da cidade.',
        'A praça fica ao lado da igreja.',
      ],
      usual: 'C',
    },
    open: {
      prompt: 'Escreva um fato e uma opinião sobre a sua escola.',
      written: [
        'Fato: a escola tem duas quadras. Opinião: a de cima é melhor.',
        'Fato: as aulas começam às sete. Opinião: é cedo demais.',
        'Fato: temos biblioteca. Opinião: deveria abrir no recreio.',
      ],
    },
  },
  {
    title: 'Quem conta a história',
    body: 'O narrador pode participar do que conta, e então diz “eu”, ou pode observar de fora e falar de “ele” e “ela”. Essa escolha muda o que sabemos: quem está dentro só conhece o próprio coração; quem está fora pode saber de todos, ou fingir que não sabe de ninguém.',
    choice: {
      prompt: '“Eu abri a porta e não havia ninguém.” Nesse trecho o narrador:',
      options: ['observa de fora', 'é personagem da história', 'é o autor do livro', 'sabe tudo sobre todos'],
      usual: 'B',
    },
    open: {
      prompt: 'Reescreva com outro narrador: “Eu tremia, mas entrei no rio”.',
      written: [
        'Ele tremia, mas entrou no rio.',
        'Ela tremia de frio, e mesmo assim entrou no rio.',
        'O menino tremia; ainda assim, entrou no rio.',
      ],
    },
  },
  {
    title: 'Palavras que ligam',
    body: 'Mas, porque, portanto, embora, além disso: são palavras pequenas com muito trabalho. Elas mostram se a próxima ideia soma, contraria, explica ou conclui. Trocar uma por outra pode virar a frase do avesso: “estudou, mas passou” não é o mesmo que “estudou, portanto passou”.',
    choice: {
      prompt: 'Complete: “Choveu a noite toda, ___ a estrada amanheceu interditada.”',
      options: ['embora', 'por isso', 'mas', 'ou'],
      usual: 'B',
    },
    open: {
      prompt: 'Escreva uma frase com “embora” sobre o seu dia.',
      written: [
        'Embora estivesse com sono, prestei atenção na aula.',
        'Embora eu more perto, cheguei atrasado.',
        'Fui ao treino, embora estivesse chovendo.',
      ],
    },
  },
  {
    title: 'Ler gráficos e mapas',
    body: 'Um gráfico também é um texto. Comece pelo título, veja o que cada eixo mede e em que unidade, e só depois compare as barras ou as linhas. Num mapa, a legenda e a escala fazem o mesmo papel. Desconfie do eixo que não começa do zero: ele faz pequenas diferenças parecerem enormes.',
    choice: {
      prompt: 'O que se deve ler primeiro num gráfico?',
      options: ['a barra mais alta', 'as cores', 'o título e os eixos', 'a última barra'],
      usual: 'C',
    },
    open: {
      prompt: 'Que informação da sua turma ficaria bem num gráfico de barras? Por quê?',
      written: [
        'Os esportes preferidos, porque dá para comparar.',
        'Quantos livros cada um leu, porque são números.',
        'O mês de aniversário, para ver qual tem mais.',
      ],
    },
  },
  {
    title: 'Ler em voz alta',
    body: 'Quem lê em voz alta empresta a voz ao texto. As vírgulas pedem uma respiração curta, os pontos, uma pausa; as perguntas sobem e as conclusões descem. Ler depressa não é ler bem: o ouvinte precisa de tempo para imaginar. Treine o mesmo trecho três vezes e perceba como ele melhora.',
    choice: {
      prompt: 'Numa boa leitura em voz alta, as pausas servem para:',
      options: ['descansar a voz', 'ler mais depressa', 'mostrar o sentido das frases', 'pular palavras difíceis'],
      usual: 'C',
    },
    open: {
      prompt: 'Depois de ler um trecho três vezes, o que mudou na sua leitura?',
      written: [
        'Parei de travar nas palavras compridas.',
        'Consegui fazer a pergunta parecer pergunta.',
        'Fiquei mais devagar e entendi melhor.',
      ],
    },
  },
];
