import { retainedElsewhere, retention } from '@caderneta/contract';

export interface TextSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
}
export interface TextPage {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly TextSection[];
}

/** The tables of what is retained, and of whom. */
export const retainedCopy = {
  minors: 'O que é guardado de crianças e adolescentes, por quê e por quanto tempo',
  staff: 'O que é guardado, além disso, de profissionais',
  columns: { what: 'O que é guardado', why: 'Por quê', term: 'Por quanto tempo', erased: 'Ao apagar os dados' },
  allGoes: 'Tudo é apagado.',
  stays: (what: string) => `Fica: ${what[0]?.toLowerCase()}${what.slice(1)}`,
} as const;

/** What the system does with data, in words that hold for what is built. */
export const privacyCopy: TextPage = {
  title: 'Privacidade',
  lead: 'O que a Caderneta guarda, por quê e por quanto tempo',
  sections: [
    {
      title: 'Fotos de folhas de resposta',
      paragraphs: [
        'A folha é lida no próprio aparelho. Se o aparelho não conseguir, a foto vai para o servidor da própria rede de ensino, é lida e descartada. A foto inteira só é guardada com o resultado quando o professor liga Guardar a foto das folhas; ele pode apagá-la, e ela some se o resultado for desfeito.',
        'Quando uma questão fica em dúvida, só o recorte daquela linha é guardado, até que um professor decida. Depois ele é apagado.',
      ],
    },
    {
      title: 'Gravações de leitura',
      paragraphs: [
        'A gravação de uma leitura em voz alta é analisada no servidor da própria rede de ensino e descartada. Sem conexão, o professor pode deixá-la no aparelho até que seja enviada.',
        'Se a rede decidir, gravações que um professor conferiu por ouvido ficam guardadas para ajustar a análise: só com o consentimento do responsável, que pode retirá-lo na escola a qualquer momento, e por um prazo que a rede define. Ninguém as ouve no sistema, e elas saem dele sem o nome do aluno. São apagadas quando o consentimento é retirado, o resultado é desfeito, o aluno é removido, o prazo termina ou a rede deixa de guardá-las.',
      ],
    },
    {
      title: 'Quem vê o quê, e quem viu',
      paragraphs: [
        'Cada perfil vê apenas o que está no seu alcance: o professor e a direção, a sua instituição; a secretaria, o seu município; o estudante, os próprios registros. O gabarito nunca é enviado a estudantes.',
        `Quando um profissional abre o cadastro, a foto, as turmas, os resultados ou as aulas de uma pessoa, fica registrado quem viu, o quê e em que dia, por ${retention.viewMonths} meses. O Master da rede consulta esse registro a pedido da pessoa ou do responsável.`,
        'Nenhum dado é enviado a serviços de fora, a menos que a administração da rede configure um.',
      ],
    },
    {
      title: 'Neste navegador',
      paragraphs: [
        `Ficam guardados o seu acesso, até você sair, e as escolhas de aparência. De professores, também os nomes e as matrículas das turmas que abriram neste aparelho, para a chamada sem conexão: até saírem, ou por ${retention.deviceDays} dias. O que foi registrado sem conexão fica até chegar ao servidor.`,
        'Não há cookies de publicidade nem contagem de visitas por terceiros. Em computador compartilhado, use Sair ao terminar.',
      ],
    },
    {
      title: 'Seus direitos',
      paragraphs: [
        'A rede de ensino responde pelos dados, conforme a Lei Geral de Proteção de Dados (Lei 13.709/2018). Para ver, corrigir ou perguntar sobre os seus dados ou os do seu filho, procure a secretaria da escola.',
        'A pedido, o Master da rede exporta tudo o que é guardado de uma pessoa, com os arquivos, e apaga o que a lei não manda a escola guardar. O que fica está dito nas tabelas acima; na auditoria fica registrado quem exportou ou apagou, e quando.',
        ...retainedElsewhere,
      ],
    },
  ],
};

/** What was made for everyone to be able to use it, and what is still hard. */
export const accessibilityCopy: TextPage = {
  title: 'Acessibilidade',
  lead: 'Para que todas as pessoas da escola possam usar',
  sections: [
    {
      title: 'Teclado e leitor de tela',
      paragraphs: [
        'Tudo funciona pelo teclado: Tab avança, Shift+Tab volta, Enter ou Espaço acionam, Esc fecha janelas. No início de cada tela há o atalho “Pular para o conteúdo”.',
        'Títulos, campos, botões e avisos têm nome para leitores de tela. Cor nunca é o único sinal: há sempre uma palavra ou um ícone.',
      ],
    },
    {
      title: 'Aparência',
      paragraphs: [
        'Em Configurações, Aparência, você escolhe tema claro ou escuro, texto até duas vezes maior, mais contraste e menos animações. Sem escolha, valem as preferências do seu aparelho.',
        'As letras são da família Atkinson Hyperlegible, feita para quem tem baixa visão.',
      ],
    },
    {
      title: 'Correção pela câmera',
      paragraphs: [
        'A câmera pede que a folha seja enquadrada com a vista. Quem preferir pode enviar uma foto ou um arquivo escaneado em “Upload (alternativo)”, e conferir o resultado em uma tabela.',
      ],
    },
    {
      title: 'Encontrou uma barreira?',
      paragraphs: [
        'Conte à secretaria da sua escola qual tela e o que aconteceu. Seguimos as Diretrizes de Acessibilidade para Conteúdo Web (WCAG) 2.2, nível AA.',
      ],
    },
  ],
};

/** Whose work the app carries. */
export const licencesCopy = {
  title: 'Licenças',
  lead: 'O que a Caderneta usa de outras pessoas, e sob que condições',
  own: 'A Caderneta é software livre, sob a licença MIT. Este aplicativo leva consigo os pacotes abaixo, cada um com a sua licença.',
  server:
    'O servidor usa outros pacotes, listados em bom.cdx.json junto dele. Entre eles o eSpeak NG (GPL-3.0), que fala o texto de referência num processo à parte.',
  failed: 'Não foi possível carregar as licenças',
  item: (name: string, version: string, licence: string) => `${name} ${version} · ${licence}`,
} as const;
