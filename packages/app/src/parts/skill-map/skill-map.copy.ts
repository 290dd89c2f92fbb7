import { type SkillVerdict, skillShare, type Tally } from '@caderneta/contract';
import { formatColumnPercent } from '../../lib/numbers.ts';

const verdicts: Readonly<Record<SkillVerdict, string>> = {
  known: 'Já sabe',
  again: 'A retomar',
  few: 'Poucas questões para concluir',
};

/** Texts of the heat maps of skills. */
export const skillMapCopy = {
  failed: 'Erro ao carregar as habilidades',
  empty: '—',
  verdicts,
  tally: (tally: Tally) => (skillShare(tally) === null ? '—' : `${tally.right} de ${tally.answered}`),
  share: (tally: Tally) => (tally.answered === 0 ? '—' : formatColumnPercent((tally.right / tally.answered) * 100)),
  /** What the chosen cell says, whole. */
  cell: (line: string, skill: string, tally: string, verdict: string) => `${line} · ${skill}: ${tally}. ${verdict}.`,
  noAnswer: 'Ninguém respondeu',
  skill: (code: string, text: string | null) => (text === null ? code : `${code}, ${text.replace(/\.$/, '')}`),
  hint: 'Toque em uma célula, ou ande pelo mapa com as setas, para ler a habilidade por inteiro.',
  ofInstitution: { label: 'Mapa de turmas e habilidades', line: 'Turma' },
  ofMunicipality: { label: 'Mapa de escolas e habilidades', line: 'Escola' },
  legend: 'Cada célula: acertos por cem respostas.',
  year: 'Ano letivo',
  component: 'Componente',
  grade: 'Ano de escolaridade',
  all: 'Todos',
  none: 'Nenhuma resposta com habilidade',
  noneHint: 'O mapa aparece quando há folhas corrigidas de avaliações cujas questões têm habilidade.',
  explain:
    'Acertos ÷ respostas das folhas corrigidas; em branco não é acerto, questão anulada fica fora. Com menos de três questões por turma, nada se conclui. Não é medida de proficiência.',
  tools: 'Levar o mapa',
  fileName: 'mapa-de-habilidades',
  nouns: { ofInstitution: ['turma', 'turmas'], ofMunicipality: ['escola', 'escolas'] },
  paper: {
    /** What narrows it stands there too. */
    title: (name: string, year: number, narrowed: readonly string[]) =>
      ['Habilidades', name, year, ...narrowed.filter((each) => each !== '')].join(' · '),
    skill: 'Habilidade',
    text: 'Texto',
    share: '% de acertos',
    verdict: 'Situação',
    again: { ofInstitution: 'Turmas que retomam', ofMunicipality: 'Escolas que retomam' },
    few: 'Poucas questões',
  },
} as const;
