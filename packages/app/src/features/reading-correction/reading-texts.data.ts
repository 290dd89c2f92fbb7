/** A text of our own to be read aloud; paragraphs are divided by an empty line. */
export interface ReadingText {
  readonly id: string;
  readonly title: string;
  /** School year that it is written for, 1 to 9. */
  readonly grade: number;
  readonly text: string;
}

/** The library that a teacher picks a reference text from, in the order of the school years. */
export const readingTexts: readonly ReadingText[] = [
  {
    id: 'o-sapo-e-a-lua',
    title: 'O sapo e a lua',
    grade: 1,
    text: `O sapo viu a lua no lago. Ele pulou para pegar a lua. A lua sumiu! A água ficou toda mexida.

O sapo sentou na pedra e esperou. A lua voltou, bem redonda. O sapo riu e foi dormir.`,
  },
  {
    id: 'a-bola-de-beto',
    title: 'A bola de Beto',
    grade: 1,
    text: `Beto tem uma bola azul. A bola caiu na rua. O gato viu a bola e correu. Beto correu também.

O gato parou e deu a bola para Beto. Agora os dois brincam juntos.`,
  },
  {
    id: 'o-pao-da-vovo',
    title: 'O pão da vovó',
    grade: 2,
    text: `Todo sábado, minha avó acorda cedo para fazer pão. Ela mistura farinha, água, sal e fermento. Depois cobre a massa com um pano limpo e espera.

— Por que você espera, vó?

— Porque o pão precisa crescer. Igual a você!

Quando o forno esquenta, a casa inteira fica cheirosa. Eu como a primeira fatia ainda quente, com manteiga.`,
  },
  {
    id: 'o-guarda-chuva-amarelo',
    title: 'O guarda-chuva amarelo',
    grade: 2,
    text: `Na minha rua mora um guarda-chuva amarelo. Ele não tem dono. Quando chove, quem passa primeiro pega o guarda-chuva na porta da padaria. Quando chega em casa, deixa na porta do vizinho.

Ontem choveu muito. O guarda-chuva andou a rua toda e, à noite, voltou sozinho para a padaria. Bem, quase sozinho: fui eu que levei.`,
  },
  {
    id: 'a-formiga-atrasada',
    title: 'A formiga atrasada',
    grade: 3,
    text: `Era uma vez uma formiga que chegava sempre atrasada. As outras já tinham carregado as folhas, varrido o formigueiro e contado as sementes, e ela ainda estava no caminho.

— O que você tanto faz? — perguntou a rainha, zangada.

A formiga mostrou um caderninho. Nele estavam desenhados todos os caminhos do quintal: os mais curtos, os mais secos e os que tinham sombra.

No dia seguinte, choveu forte e a trilha antiga desapareceu. Foi a formiga atrasada quem levou todo mundo para casa.`,
  },
  {
    id: 'a-feira-de-quarta',
    title: 'A feira de quarta',
    grade: 3,
    text: `Quarta-feira é dia de feira no meu bairro. As barracas chegam quando ainda está escuro, e a rua, que é cinza, fica colorida: laranja, verde, roxo, vermelho.

Seu Antônio vende peixe e conta piadas. Dona Rita vende temperos e sabe o nome de todas as crianças. Eu gosto da barraca de pastel, mas minha mãe só deixa depois das compras.

No fim da manhã, os feirantes desmontam tudo. Fica um cheiro de fruta no ar e, aqui e ali, uma folha de couve esquecida.`,
  },
  {
    id: 'o-barco-de-papel',
    title: 'O barco de papel',
    grade: 4,
    text: `Depois da chuva, a enxurrada descia pela ladeira como um pequeno rio. Caio dobrou uma folha do caderno, fez um barco e escreveu nele o próprio nome. Soltou o barco perto da calçada e correu ao lado, desviando das poças.

O barco passou pela padaria, girou em volta de uma pedra, quase virou e seguiu em frente. No fim da ladeira, porém, havia um bueiro. Caio fechou os olhos para não ver.

Quando abriu, uma menina segurava o barco molhado na mão.

— É seu? — perguntou ela. — O nome está um pouco borrado, mas acho que se lê Caio.

Naquela tarde, a ladeira teve dois barcos e uma amizade nova.`,
  },
  {
    id: 'por-que-o-joao-de-barro',
    title: 'A casa do joão-de-barro',
    grade: 5,
    text: `O joão-de-barro é um dos construtores mais conhecidos do Brasil. Com o bico, ele junta barro úmido, palha e um pouco de esterco, e forma pequenas bolas que vai colando umas sobre as outras. O casal trabalha em conjunto e pode levar mais de duas semanas para terminar o ninho.

A construção lembra um forno a lenha. Por dentro, uma parede curva separa a entrada do lugar onde ficam os ovos; assim, o vento não alcança os filhotes e fica difícil para outros animais entrarem.

Terminada a temporada, o casal costuma fazer uma casa nova. A antiga não fica vazia por muito tempo: andorinhas e canários aproveitam o abrigo. Na natureza, uma boa obra quase sempre encontra um segundo morador.`,
  },
  {
    id: 'a-biblioteca-itinerante',
    title: 'A biblioteca que anda',
    grade: 6,
    text: `Na última sexta-feira de cada mês, um ônibus velho e barulhento sobe a serra até a comunidade do Alto. Quem o escuta de longe pensa que vem gente; na verdade, vêm livros. Os bancos foram retirados e, no lugar deles, o motorista e a professora Neide pregaram estantes de madeira com elásticos, para que nada caia nas curvas.

No começo, poucos adultos se aproximavam. Diziam que livro era coisa de criança. Então a professora teve uma ideia: deixou, junto à porta, uma caixa com manuais de plantio, receitas e letras de modas de viola. Em três meses, a fila dos mais velhos já era maior que a dos alunos.

Hoje, quando a chuva interrompe a estrada, é o próprio povo do Alto que desce com enxadas para abrir passagem. "O ônibus não pode parar", explicam. "A gente ficou no meio da história."`,
  },
  {
    id: 'o-mapa-do-vento',
    title: 'O mapa do vento',
    grade: 7,
    text: `Durante a aula de Ciências, o professor Jair propôs um problema aparentemente simples: descobrir de onde vem o vento que entra na escola. A turma se dividiu em grupos, construiu cataventos com garrafas e palitos, e espalhou-os pelo pátio, pela horta e pelo telhado da quadra.

Durante dez dias, sempre às sete, ao meio-dia e às cinco, os alunos anotaram a direção e a força de cada catavento. No início, os números pareciam não dizer nada. Foi Larissa quem percebeu que, pela manhã, todos apontavam para o rio e que, à tarde, quase todos se invertiam.

— A água e a terra não esquentam com a mesma rapidez — concluiu ela, diante do mapa colorido. — O ar vai de um lugar para o outro tentando acertar essa diferença.

O professor sorriu. A resposta estava nos livros, é claro; mas nenhum deles trazia o mapa do vento daquela escola.`,
  },
  {
    id: 'a-ultima-carta',
    title: 'A última carta',
    grade: 8,
    text: `Seu Olímpio entregou cartas naquela cidade por trinta e oito anos. Conhecia as casas pelo número, os moradores pela letra e os cachorros pelo latido. Com o tempo, porém, a sacola foi ficando leve: primeiro sumiram os cartões de Natal, depois as cartas de namorados e, por fim, até as contas passaram a chegar pelo telefone.

Na véspera da aposentadoria, restava um único envelope, sem remetente, endereçado à Rua das Acácias, número 12. Seu Olímpio estranhou: era a casa dele. Esperou chegar ao portão para abrir. Dentro havia dezenas de bilhetes, escritos por gente de todos os bairros. Uma senhora agradecia pela notícia do nascimento do neto; um rapaz, pela aprovação que mudara sua vida; uma menina, pelo selo que ele lhe dera quando ela tinha seis anos.

O carteiro leu cada um, devagar, sentado no degrau. No dia seguinte, pela primeira vez em quase quatro décadas, foi ele quem comprou papel, caneta e selos. Havia muita gente esperando resposta.`,
  },
  {
    id: 'o-direito-ao-silencio',
    title: 'Barulho também é poluição',
    grade: 9,
    text: `Quando se fala em poluição, pensa-se logo na fumaça das chaminés ou no lixo acumulado nos rios. Existe, contudo, uma forma de poluição que não se vê, não tem cheiro e desaparece no instante em que é interrompida: o barulho. Justamente por não deixar rastros, ele costuma ser tratado como simples incômodo, embora seus efeitos sobre a saúde sejam bem conhecidos.

O ouvido humano não se fecha, nem mesmo durante o sono. Ruídos constantes elevam a tensão do corpo, prejudicam a concentração e tornam mais difícil compreender o que se lê ou se escuta. Em uma sala de aula muito ruidosa, parte do que o professor diz simplesmente não chega às últimas fileiras; quem mais perde são os alunos que ainda estão aprendendo a ler.

Diminuir o ruído não exige, necessariamente, grandes obras. Plantar árvores junto ao muro, colocar feltro sob as cadeiras, combinar horários para as atividades mais agitadas: são medidas baratas, que dependem menos de dinheiro do que de acordo. Afinal, o silêncio é um bem curioso: só existe quando todos ajudam a construí-lo.`,
  },
];
