/** What people read of the network's scale. */
export const networkScaleMessages = {
  started: 'A calibração está sendo feita.',
  cancelled: 'Calibração cancelada.',
  wanted: (title: string) => ({
    title: 'Calibração iniciada',
    message: `A escala da rede de ${title} está sendo calculada.`,
  }),
  stopped: (title: string) => ({ title: 'Calibração cancelada', message: `A calibração de ${title} foi cancelada.` }),
  ready: (title: string) => ({ title: 'Calibração concluída', message: `A escala da rede de ${title} está pronta.` }),
  underWay: 'Este município já tem uma calibração em andamento. Aguarde o fim dela ou cancele-a.',
  over: 'Esta calibração já terminou.',
  fewPupils: (pupils: number) =>
    `${pupils.toLocaleString('pt-BR')} ${pupils === 1 ? 'folha corrigida não basta' : 'folhas corrigidas não bastam'} para este modelo: são precisas 200, e 500 para o 3PL.`,
  baseNotReady: 'A base deve ser uma calibração concluída que não tenha outra base.',
  isBase: 'Esta avaliação é a do ano-base. Para calibrá-la de novo, escolha uma escala nova.',
  notTied: (anchors: number) =>
    `${anchors} ${anchors === 1 ? 'questão comum não basta' : 'questões comuns não bastam'} para ligar as avaliações: são precisas 8, e um quinto da mais longa.`,
  unknownQuestion: 'Uma questão comum não está nas duas avaliações.',
  noConvergence: 'As respostas não permitem estimar este modelo. Tente um mais simples.',
  allAlike: 'Em cada questão todos responderam igual: nenhuma separa os alunos, e sem isso não há escala.',
  noScale: 'As questões comuns não permitem ligar as avaliações.',
  gone: 'A avaliação não existe mais.',
  failed: 'Não foi possível calibrar. Tente novamente.',
} as const;
