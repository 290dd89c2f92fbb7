export interface FaqSection {
  readonly category: string;
  readonly faqs: readonly { readonly question: string; readonly answer: string }[];
}

/** The product's help: what it does, as it does it. */
export const faqSections: readonly FaqSection[] = [
  {
    category: 'Acesso e senha',
    faqs: [
      {
        question: 'Como entro na Caderneta?',
        answer:
          'Abra o endereço da Caderneta no navegador, informe o e-mail cadastrado pela sua escola e a senha, e toque em Entrar. Depois de entrar, você vai direto para o painel do seu perfil.',
      },
      {
        question: 'Esqueci minha senha. E agora?',
        answer:
          'Na tela de entrada, toque em "Esqueci minha senha" e informe seu e-mail. Se a rede tiver envio de e-mails configurado, chega um link que vale por 30 minutos e uma única vez. Se não tiver, a tela avisa: procure a administração da sua escola.',
      },
      {
        question: 'Que regras a senha precisa seguir?',
        answer:
          'No mínimo 8 caracteres, com uma letra maiúscula, uma minúscula, um número e um caractere especial, como ! ou @.',
      },
      {
        question: 'Por que apareceu "Sessão expirada. Faça login novamente."?',
        answer:
          'Por segurança, a sessão termina depois de um tempo sem uso. Entre de novo com seu e-mail e sua senha e continue de onde estava.',
      },
    ],
  },
  {
    category: 'Turmas e avaliações',
    faqs: [
      {
        question: 'Onde encontro as minhas turmas?',
        answer:
          'No menu, em Turmas. Dá para filtrar por ano letivo e por instituição e pesquisar por série, turma ou instituição. Toque no cartão da turma para abri-la.',
      },
      {
        question: 'Como crio uma avaliação com folha de respostas?',
        answer:
          'Abra a turma, vá à aba Avaliações, crie a avaliação com título e escolha o formato Gabarito. Depois preencha o gabarito: duas colunas, com 10 ou 13 questões cada uma, e alternativas de A a D.',
      },
      {
        question: 'Como imprimo as folhas de respostas da turma?',
        answer:
          'Com o gabarito salvo, peça as folhas na própria avaliação. O arquivo PDF traz uma página para cada estudante, já com o nome e o código de identificação.',
      },
      {
        question: 'Posso mudar o gabarito depois de corrigir?',
        answer:
          'Pode. Ao salvar o novo gabarito, os resultados já corrigidos são recalculados. Quem mudou e quando fica registrado.',
      },
      {
        question: 'Por que não consigo alterar uma turma que enxergo?',
        answer:
          'Professores veem as turmas da sua escola, mas só escrevem nas que a direção atribuiu a eles. Se falta uma atribuição, fale com a direção.',
      },
    ],
  },
  {
    category: 'Correção de folhas',
    faqs: [
      {
        question: 'Como corrijo uma folha com a câmera?',
        answer:
          'Na avaliação, abra Correção OMR, escolha o estudante e toque em Iniciar streaming. Mostre a folha inteira, com os quatro cantos visíveis. Assim que a leitura fica completa, o resultado é salvo e a câmera desliga.',
      },
      {
        question: 'E se a câmera não funcionar?',
        answer:
          'Use o modo Upload: escolha uma foto da folha e toque em Processar e salvar. Tire a foto de cima, com boa luz e sem sombras, e com a folha esticada.',
      },
      {
        question: 'O que acontece com uma questão com duas marcas?',
        answer:
          'Quando a leitura encontra duas marcas ou fica em dúvida, o resultado é salvo como "Em revisão", e uma pessoa decide a questão. Uma questão em branco é contada como não acertada.',
      },
      {
        question: 'Como a nota é calculada?',
        answer:
          'A nota da folha vai de 0 a 100: acertos divididos pelo total de questões, vezes 100, com duas casas. Com 22 acertos em 26 questões, a nota é 84,62.',
      },
      {
        question: 'A tela diz que preciso salvar o gabarito antes de corrigir. Por quê?',
        answer:
          'Sem gabarito não há com o que comparar as respostas. Abra o gabarito da avaliação, confira as alternativas e salve; depois volte à correção.',
      },
    ],
  },
  {
    category: 'Leitura em voz alta',
    faqs: [
      {
        question: 'Posso confiar na avaliação automática da leitura?',
        answer:
          'Ela é uma estimativa. Foi medida com gravações de quatro adultos, dois deles desconhecidos dela: reconheceu o texto de todos em gravação limpa, marcou como não lidas até 4 em cada 100 palavras que foram lidas, e de cada 10 palavras soltas que ninguém leu percebeu cerca de 7. Com crianças ainda não foi medida. Em sala barulhenta, muitas vezes fica em dúvida. Ouça a gravação antes de usar a nota, ou marque de ouvido.',
      },
      {
        question: 'O que significa "Não tenho certeza de que é este texto"?',
        answer:
          'Que o som se parece pouco com o texto escolhido: pode ser outro texto, ruído ou uma voz diferente das que conhecemos. O que foi possível medir aparece como duvidoso. Ouça, confira o texto e, se quiser, marque de ouvido.',
      },
      {
        question: 'Como marco uma leitura de ouvido?',
        answer:
          'Toque em Ouvir: as palavras acompanham o som. Um toque em uma palavra marca o que aconteceu (trocou, soletrou, silabou, pulou), outro toque desfaz. As propostas do sistema ficam tracejadas até você confirmar. A precisão e as palavras por minuto confirmadas valem mais que a estimativa, e aparecem como "Marcado de ouvido".',
      },
    ],
  },
  {
    category: 'Privacidade e segurança',
    faqs: [
      {
        question: 'A foto da folha é enviada para algum lugar?',
        answer:
          'A leitura acontece primeiro no próprio aparelho. Se ele não conseguir, a foto segue para o servidor da rede, e para outro serviço somente se a administração o tiver configurado.',
      },
      {
        question: 'As fotos ficam guardadas?',
        answer: 'Não. Só os recortes das questões em dúvida são guardados, e apenas até a revisão terminar.',
      },
      {
        question: 'Quem pode ver os dados dos estudantes?',
        answer:
          'Cada pessoa vê apenas o que está no seu alcance: a direção e os professores, a sua escola; a secretaria, o seu município; o estudante, o que é seu. Estudantes não recebem o gabarito.',
      },
      {
        question: 'As alterações ficam registradas?',
        answer: 'Sim. Cada gravação registra quem a fez, quando, e o que mudou.',
      },
    ],
  },
];
