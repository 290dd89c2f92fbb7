import type { LessonContent } from './lesson-content.ts';

export const scienceLessons: readonly LessonContent[] = [
  {
    title: 'Perguntar é começar',
    body: 'Toda investigação começa com uma pergunta que se possa testar. “Por que o feijão nasce?” é grande demais; “o feijão nasce mais depressa no claro ou no escuro?” já diz o que fazer. Muda-se uma coisa de cada vez, e o resto fica igual: assim sabemos o que causou a diferença.',
    choice: {
      prompt: 'Qual pergunta pode ser testada num experimento simples?',
      options: [
        'O feijão é bonito?',
        'O feijão cresce mais com água uma ou duas vezes ao dia?',
        'Feijão é melhor que milho?',
        'Quem inventou o feijão?',
      ],
      usual: 'B',
    },
    open: {
      prompt: 'Escreva uma pergunta que você poderia testar em casa.',
      written: [
        'O gelo derrete mais rápido na água ou no ar?',
        'A planta cresce mais perto da janela?',
        'Qual tampa deixa o pão mais macio?',
      ],
    },
  },
  {
    title: 'O caminho da água',
    body: 'A água que sai da torneira já foi rio, nuvem e chuva. Na estação de tratamento ela recebe um produto que junta a sujeira em flocos, descansa, passa por filtros e leva cloro. Depois de usada, deveria passar por outra estação antes de voltar ao rio.',
    choice: {
      prompt: 'Para que serve o cloro no tratamento da água?',
      options: ['dar sabor', 'matar microrganismos', 'deixá-la azul', 'retirar o sal'],
      usual: 'B',
    },
    open: {
      prompt: 'De onde vem a água da sua casa?',
      written: [
        'Vem da estação de tratamento, pela rua.',
        'De um poço, porque moro na roça.',
        'Da caixa-d’água do prédio, que vem da companhia.',
      ],
    },
  },
  {
    title: 'Lixo: para onde vai?',
    body: 'Jogar fora é só mudar de lugar. O que sai de casa pode virar adubo, matéria-prima ou um problema por centenas de anos. Separar o que é orgânico, o que é reciclável e o que é perigoso, como pilhas, evita que tudo se misture e se perca.',
    choice: {
      prompt: 'Uma pilha usada deve ser levada:',
      options: ['ao lixo orgânico', 'ao lixo comum', 'a um ponto de coleta próprio', 'ao quintal'],
      usual: 'C',
    },
    open: {
      prompt: 'Que lixo da sua casa poderia virar outra coisa?',
      written: [
        'As cascas de fruta podem virar adubo para a horta.',
        'As garrafas viram vaso de planta.',
        'O papelão vai para o moço da reciclagem.',
      ],
    },
  },
  {
    title: 'Energia que não se vê',
    body: 'Acender uma lâmpada é usar a queda de um rio, o vento ou o sol, transformados em eletricidade. Nada se cria: a energia muda de forma. Uma lâmpada quente desperdiça; uma de LED transforma quase tudo em luz. Os aparelhos que aquecem ou resfriam são os que mais gastam.',
    choice: {
      prompt: 'Em geral, qual destes aparelhos mais gasta energia?',
      options: ['lâmpada de LED', 'rádio', 'chuveiro elétrico', 'carregador de celular'],
      usual: 'C',
    },
    open: {
      prompt: 'O que sua família poderia fazer para gastar menos energia?',
      written: ['Tomar banho mais curto.', 'Apagar a luz quando sai do quarto.', 'Não deixar a geladeira aberta.'],
    },
  },
  {
    title: 'Um prato colorido',
    body: 'Arroz e feijão juntos formam uma proteína completa. Verduras trazem vitaminas e fibras; frutas, energia que dura. Já o refrigerante traz muito açúcar e quase mais nada. Quanto mais colorido o prato, maior a variedade do que o corpo recebe.',
    choice: {
      prompt: 'Um prato equilibrado deve ter, sobretudo:',
      options: ['um só alimento em grande quantidade', 'alimentos variados', 'muito açúcar', 'apenas salada'],
      usual: 'B',
    },
    open: {
      prompt: 'Monte um almoço equilibrado com alimentos que existem na sua casa.',
      written: [
        'Arroz, feijão, couve, ovo e laranja.',
        'Angu, frango, quiabo e banana.',
        'Arroz, feijão, carne moída, tomate e mamão.',
      ],
    },
  },
  {
    title: 'Vacina: o treino do corpo',
    body: 'A vacina mostra ao corpo um inimigo sem força, para que ele aprenda a se defender. Quando o verdadeiro aparece, a defesa já sabe o que fazer. Quando quase todos se vacinam, a doença não encontra por onde passar, e protege-se também quem não pode tomar a vacina.',
    choice: {
      prompt: 'A vacina protege porque:',
      options: ['mata todos os micróbios do corpo', 'ensina o corpo a se defender', 'tira a fome', 'substitui o sono'],
      usual: 'B',
    },
    open: {
      prompt: 'Por que é importante que muita gente se vacine?',
      written: [
        'Para a doença não se espalhar.',
        'Porque protege também os bebês que ainda não podem tomar.',
        'Assim o hospital não fica cheio.',
      ],
    },
  },
  {
    title: 'O mosquito e o quintal',
    body: 'O mosquito da dengue põe ovos em água parada e limpa, perto de casa. Do ovo ao adulto passa cerca de uma semana: por isso basta uma inspeção por semana para quebrar o ciclo. Pratinhos de planta, pneus e calhas são os esconderijos preferidos.',
    choice: {
      prompt: 'Com que frequência se deve procurar água parada no quintal?',
      options: ['uma vez por ano', 'uma vez por mês', 'uma vez por semana', 'só quando chove'],
      usual: 'C',
    },
    open: {
      prompt: 'Faça uma inspeção em casa e conte o que encontrou.',
      written: [
        'Tinha água no pratinho da samambaia. Pus areia.',
        'O pneu velho estava cheio. Meu pai furou.',
        'Não achei nada, mas a calha estava com folha.',
      ],
    },
  },
  {
    title: 'O céu de cada noite',
    body: 'A Lua leva cerca de um mês para dar uma volta na Terra e, nesse caminho, mostra fases. Ela não tem luz própria: reflete a do Sol. Quem olha o céu no mesmo horário, por várias noites, percebe que ela nasce cada dia um pouco mais tarde.',
    choice: {
      prompt: 'Vemos a Lua brilhar porque ela:',
      options: ['tem fogo por dentro', 'reflete a luz do Sol', 'está perto das estrelas', 'gira depressa'],
      usual: 'B',
    },
    open: {
      prompt: 'Desenhe ou descreva a Lua de hoje. Em que fase ela está?',
      written: ['Está crescente, parece um D.', 'Cheia, clareou o quintal inteiro.', 'Minguante. Só vi de madrugada.'],
    },
  },
];
