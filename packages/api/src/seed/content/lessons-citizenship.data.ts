import type { LessonContent } from './lesson-content.ts';

export const citizenshipLessons: readonly LessonContent[] = [
  {
    title: 'Direitos desde o começo',
    body: 'O Estatuto da Criança e do Adolescente diz que toda criança tem direito à vida, à saúde, à educação, ao lazer e ao respeito. Garantir isso é dever da família, da sociedade e do Estado, juntos. Direito não é favor: existe mesmo quando ninguém o lembra.',
    choice: {
      prompt: 'Quem deve garantir os direitos da criança?',
      options: ['só a família', 'só a escola', 'a família, a sociedade e o Estado', 'ninguém'],
      usual: 'C',
    },
    open: {
      prompt: 'Escolha um direito e conte como ele aparece na sua vida.',
      written: [
        'O direito à educação: venho à escola todo dia.',
        'Lazer: tenho a praça para jogar bola.',
        'Saúde: tomo vacina no posto de graça.',
      ],
    },
  },
  {
    title: 'Combinados da turma',
    body: 'Regra que alguém entende e ajuda a fazer é mais fácil de cumprir. Um bom combinado é curto, diz o que fazer em vez de só o que não fazer e vale para todos, inclusive para quem o propôs. De tempos em tempos, vale perguntar se ele ainda funciona.',
    choice: {
      prompt: 'Um bom combinado deve:',
      options: ['valer só para alguns', 'ser secreto', 'ser claro e valer para todos', 'nunca mudar'],
      usual: 'C',
    },
    open: {
      prompt: 'Proponha um combinado para a sua turma e diga por quê.',
      written: [
        'Levantar a mão para falar, porque assim dá para ouvir.',
        'Guardar a cadeira, para ajudar quem limpa.',
        'Quem chega atrasado entra em silêncio.',
      ],
    },
  },
  {
    title: 'Conversar para resolver',
    body: 'Num conflito, contar o que aconteceu e como nos sentimos funciona melhor do que acusar. “Fiquei chateado quando você pegou meu lápis sem pedir” abre a conversa; “você sempre rouba minhas coisas” a fecha. Escutar até o fim também é parte da resposta.',
    choice: {
      prompt: 'Qual frase ajuda mais a resolver um conflito?',
      options: [
        'Você nunca presta atenção!',
        'Fiquei triste quando me deixaram de fora.',
        'A culpa é toda sua.',
        'Não falo mais com você.',
      ],
      usual: 'B',
    },
    open: {
      prompt: 'Reescreva sem acusar: “Você é um egoísta!”.',
      written: [
        'Eu queria que você dividisse o jogo comigo.',
        'Fiquei chateado porque não sobrou para mim.',
        'Senti que você não pensou em mim.',
      ],
    },
  },
  {
    title: 'Bullying não é brincadeira',
    body: 'Brincadeira tem graça para todos e para quando alguém pede. Bullying se repete, machuca e tem um lado mais forte. Quem assiste também participa: pode rir, calar ou ajudar. Procurar um adulto de confiança não é fofoca, é cuidado.',
    choice: {
      prompt: 'O que diferencia o bullying de uma brincadeira?',
      options: ['acontece na escola', 'repete-se e machuca alguém', 'envolve meninos', 'é feito em voz alta'],
      usual: 'B',
    },
    open: {
      prompt: 'O que quem assiste pode fazer para ajudar?',
      written: [
        'Chamar um professor.',
        'Não rir e ficar do lado de quem sofre.',
        'Convidar a pessoa para o nosso grupo.',
      ],
    },
  },
  {
    title: 'Quem faz o quê na cidade',
    body: 'A Prefeitura cuida das ruas, do posto de saúde e das escolas municipais. A Câmara de Vereadores faz as leis da cidade e fiscaliza o prefeito. O juiz resolve conflitos. Saber quem faz o quê é saber a quem pedir, e a quem cobrar.',
    choice: {
      prompt: 'Quem faz as leis do município?',
      options: ['o prefeito', 'os vereadores', 'os juízes', 'o governador'],
      usual: 'B',
    },
    open: {
      prompt: 'O que você pediria à Prefeitura para o seu bairro?',
      written: ['Iluminação na rua da escola.', 'Uma faixa de pedestres perto do mercado.', 'Conserto do parquinho.'],
    },
  },
  {
    title: 'O dinheiro de todos',
    body: 'Quando compramos pão, parte do preço é imposto. Somado, ele paga a merenda, o ônibus escolar e o salário de quem trabalha no posto. Como o dinheiro é de todos, as contas são públicas, e qualquer pessoa pode perguntar como foi gasto.',
    choice: {
      prompt: 'As contas da Prefeitura são:',
      options: ['segredo', 'públicas', 'do prefeito', 'dos bancos'],
      usual: 'B',
    },
    open: {
      prompt: 'O que, na sua escola, foi pago com impostos?',
      written: ['A merenda e os livros.', 'As carteiras e o salário dos professores.', 'O ônibus que me traz.'],
    },
  },
  {
    title: 'Diferentes e iguais',
    body: 'Tratar todos igual nem sempre é justo. Quem usa cadeira de rodas precisa da rampa para chegar ao mesmo lugar; quem enxerga pouco, da letra grande. Justiça é dar a cada um o que precisa para ter a mesma chance.',
    choice: {
      prompt: 'Uma rampa na entrada da escola serve para:',
      options: ['enfeitar', 'dar a mesma chance de entrar', 'economizar', 'correr mais'],
      usual: 'B',
    },
    open: {
      prompt: 'O que falta na sua escola para que todos participem?',
      written: ['Um banheiro com barras.', 'Livros com letra maior.', 'A quadra podia ter rampa.'],
    },
  },
  {
    title: 'De onde veio esta notícia?',
    body: 'Antes de repassar, pare e pergunte: quem publicou? Quando? Outros lugares dizem o mesmo? Notícia falsa costuma ter pressa, susto e nenhum autor. Ler além do título e procurar a fonte leva um minuto e evita um estrago que dura dias.',
    choice: {
      prompt: 'Qual é um bom sinal de que uma notícia é confiável?',
      options: [
        'pede para repassar logo',
        'tem autor, data e fontes',
        'está toda em maiúsculas',
        'foi enviada por um primo',
      ],
      usual: 'B',
    },
    open: {
      prompt: 'Conte uma informação falsa que você já recebeu. Como descobriu?',
      written: [
        'Que a escola ia fechar. Perguntei à diretora.',
        'Um remédio milagroso. Minha tia procurou no site da saúde.',
        'Que o jogo ia acabar. Não tinha em nenhum site sério.',
      ],
    },
  },
  {
    title: 'Senhas que protegem',
    body: 'Uma boa senha é comprida e só sua. Juntar palavras que não combinam, com um número e um sinal, é fácil de lembrar e difícil de adivinhar. A mesma senha em todo lugar é como uma só chave para a casa, a escola e a bicicleta: perdida uma vez, perdida para tudo.',
    choice: {
      prompt: 'Qual é a melhor senha?',
      options: ['123456', 'o nome do cachorro', 'Girafa-Azul.47!', 'a data de nascimento'],
      usual: 'C',
    },
    open: {
      prompt: 'Sem contar a sua, explique como inventar uma boa senha.',
      written: [
        'Juntar duas palavras diferentes e um número.',
        'Pensar numa frase e usar as primeiras letras.',
        'Bem comprida, com sinal no meio.',
      ],
    },
  },
  {
    title: 'O que fica na internet',
    body: 'Uma foto enviada a uma pessoa pode chegar a mil. Apagar do seu aparelho não apaga dos outros. Antes de publicar, imagine a imagem na porta da escola: se não ficaria bem lá, não fica bem na rede. E foto de outra pessoa só com a permissão dela.',
    choice: {
      prompt: 'Ao apagar uma foto que já foi compartilhada, ela:',
      options: [
        'some de todos os aparelhos',
        'pode continuar com outras pessoas',
        'some depois de um dia',
        'volta para você',
      ],
      usual: 'B',
    },
    open: {
      prompt: 'Que cuidado você toma antes de publicar uma foto?',
      written: ['Vejo se não aparece minha casa.', 'Pergunto para quem está na foto.', 'Só mando para quem conheço.'],
    },
  },
  {
    title: 'Desconhecidos e pedidos estranhos',
    body: 'Na internet qualquer um pode dizer que tem a sua idade. Quem pede segredo, fotos ou encontro a sós acende um sinal vermelho. Não responda, não apague: mostre a um adulto de confiança. O erro nunca é de quem foi enganado e pediu ajuda.',
    choice: {
      prompt: 'Um desconhecido pede uma foto sua e diz para não contar a ninguém. Você:',
      options: [
        'manda a foto',
        'responde que depois manda',
        'mostra a conversa a um adulto de confiança',
        'apaga e esquece',
      ],
      usual: 'C',
    },
    open: {
      prompt: 'Quem são os adultos de confiança a quem você pediria ajuda?',
      written: ['Minha mãe e a professora Lúcia.', 'Meu avô e o diretor.', 'Minha irmã mais velha e minha tia.'],
    },
  },
  {
    title: 'O tempo de tela',
    body: 'Os aplicativos são feitos para que a gente não pare. Combinar horários, deixar o celular fora do quarto à noite e ter o que fazer longe dele ajudam mais do que a força de vontade. O sono é quando o cérebro arruma o que aprendeu no dia.',
    choice: {
      prompt: 'Por que deixar o celular longe da cama ajuda?',
      options: ['economiza bateria', 'melhora o sono', 'evita quedas', 'deixa o quarto bonito'],
      usual: 'B',
    },
    open: {
      prompt: 'O que você gosta de fazer sem usar telas?',
      written: ['Andar de bicicleta.', 'Desenhar e jogar vôlei.', 'Ajudar meu avô na horta.'],
    },
  },
  {
    title: 'Trabalhar em grupo',
    body: 'Um grupo não é um que faz e três que assinam. Dividir tarefas, combinar prazos e mostrar o que já foi feito evita brigas no fim. Quem sabe mais pode ensinar; quem termina antes pode perguntar se alguém precisa de ajuda.',
    choice: {
      prompt: 'O que mais ajuda um trabalho em grupo?',
      options: [
        'deixar tudo para o último dia',
        'dividir tarefas e prazos',
        'escolher um para fazer tudo',
        'não conversar',
      ],
      usual: 'B',
    },
    open: {
      prompt: 'Qual foi a sua parte no último trabalho em grupo?',
      written: ['Fiz os desenhos do cartaz.', 'Pesquisei e apresentei o começo.', 'Organizei quem falava cada parte.'],
    },
  },
  {
    title: 'Consumir com cuidado',
    body: 'Antes de comprar: preciso mesmo? Posso consertar, trocar ou pedir emprestado? O preço à vista é o mesmo que o parcelado? A propaganda mostra o que queremos ser, e o produto continua sendo só um produto. Comprar menos é também gastar menos água, energia e papel.',
    choice: {
      prompt: 'Uma compra de R$ 120,00 à vista sai por 4 vezes de R$ 35,00. Parcelado, paga-se a mais:',
      options: ['R$ 5,00', 'R$ 15,00', 'R$ 20,00', 'R$ 35,00'],
      usual: 'C',
    },
    open: {
      prompt: 'Conte algo que a sua família consertou em vez de comprar novo.',
      written: ['A bicicleta do meu irmão.', 'Minha mochila, minha avó costurou.', 'O ventilador.'],
    },
  },
  {
    title: 'Memórias do lugar',
    body: 'A história não está só nos livros: mora nos nomes das ruas, nas festas e na voz dos mais velhos. Perguntar a um avô como era a escola dele é fazer pesquisa. Anotar, gravar com permissão e guardar é como se cuida de um patrimônio.',
    choice: {
      prompt: 'Uma entrevista com uma pessoa mais velha é:',
      options: ['perda de tempo', 'uma fonte histórica', 'fofoca', 'ficção'],
      usual: 'B',
    },
    open: {
      prompt: 'Pergunte a alguém mais velho como era brincar. O que ele contou?',
      written: [
        'Meu avô fazia carrinho de madeira.',
        'Minha avó brincava de peteca na rua de terra.',
        'Contou que nadavam no córrego da Prata.',
      ],
    },
  },
  {
    title: 'Planos para o ano que vem',
    body: 'Um plano junta um desejo, um primeiro passo e um prazo. “Quero ler melhor” é desejo; “vou ler vinte minutos antes de dormir até junho” é plano. Escrever ajuda a lembrar, e contar a alguém ajuda a continuar. Se algo mudar, muda-se o plano, não se desiste dele.',
    choice: {
      prompt: 'Qual destas frases é um plano?',
      options: [
        'Quero ser melhor.',
        'Vou treinar duas vezes por semana até maio.',
        'Tomara que dê certo.',
        'Um dia eu consigo.',
      ],
      usual: 'B',
    },
    open: {
      prompt: 'Escreva um plano seu para os próximos três meses.',
      written: [
        'Ler um livro por mês e contar para a turma.',
        'Estudar Matemática toda terça com a Larissa.',
        'Juntar dez reais por semana para o uniforme.',
      ],
    },
  },
];
