import { skillMapCopy } from '../../../parts/skill-map/skill-map.copy.ts';

const { verdicts, tally, share } = skillMapCopy;

/** Texts of the results by skill. */
export const skillResultsCopy = {
  failed: 'Erro ao carregar as habilidades',
  scope: 'Avaliações consideradas',
  scopes: {
    assessment: 'Esta avaliação',
    class: 'Todas da turma',
    ofInstitution: 'Ver na escola',
    ofMunicipality: 'Ver na rede',
  },
  view: 'O que mostrar',
  views: { list: 'Por habilidade', map: 'Mapa', pupils: 'Por aluno', groups: 'Grupos de retomada' },
  none: 'Nenhuma questão que conta tem habilidade',
  noneHint: 'No gabarito da avaliação, em Habilidades, escolha o que cada questão pede. Questões anuladas ficam fora.',
  noSheets: 'Nenhuma folha corrigida ainda',
  noSheetsHint: 'Os acertos por habilidade aparecem depois da correção.',
  empty: '—',
  noText: 'Sem texto: só o código',
  every: 'Todas as avaliações',
  explain:
    'Acertos ÷ respostas das folhas corrigidas, nas questões de cada habilidade; em branco não é acerto, questão anulada fica fora. Diz o que esta turma acertou nestas questões; não é medida de proficiência.',
  verdicts,
  tally,
  share,
  columns: {
    code: 'Habilidade',
    text: 'Texto',
    questions: 'Questões',
    tally: 'Acertos',
    answered: 'Respostas',
    share: '%',
    verdict: 'A turma',
    trend: 'Ao longo do ano',
  },
  trend: (shares: readonly string[]) => shares.join(' → '),
  map: {
    label: 'Mapa de alunos e habilidades',
    line: 'Aluno',
    all: 'A turma',
    legend: 'Cada célula: acertos de respostas.',
  },
  pupils: {
    label: 'Por aluno',
    print: 'Imprimir fichas',
    paper: 'O que já sabe e o que retomar',
    known: 'O que já sabe',
    again: 'A retomar',
    few: 'Poucas questões para concluir',
    nothing: 'Nada nesta lista.',
  },
  groups: {
    hint: 'Proposta pelo que os alunos têm em comum para retomar. Mude quem quiser de grupo; nada disso é gravado: imprima o que combinou.',
    none: 'Nenhum grupo proposto',
    noneHint: 'Não há dois alunos com a mesma habilidade a retomar, ou as questões são poucas para concluir.',
    title: (at: number, code: string) => `Grupo ${at} · ${code}`,
    rest: 'Sem grupo',
    move: (name: string) => `Grupo de ${name}`,
    print: 'Imprimir grupos',
    paper: 'Grupos de retomada',
    reset: 'Voltar à proposta',
  },
  export: 'habilidades',
  tools: 'Levar os acertos por habilidade',
} as const;
