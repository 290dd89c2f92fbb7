import type { IrtModel, QuestionRef, ScaleRunStatus, ScaleYear } from '@caderneta/contract';
import { counted, formatCount } from '../../lib/numbers.ts';
import type { YearStep } from './compare-years.ts';

const models: Readonly<Record<IrtModel, string>> = { RASCH: 'Rasch', '2PL': '2PL', '3PL': '3PL' };
const statuses: Readonly<Record<ScaleRunStatus, string>> = {
  QUEUED: 'Na fila',
  RUNNING: 'Calculando',
  DONE: 'Concluída',
  FAILED: 'Não foi possível',
  CANCELLED: 'Cancelada',
};
/** A mean, in whole points: less is below every error. */
const points = (value: number): string => Math.round(value).toLocaleString('pt-BR');
const signed = (value: number): string =>
  Math.round(value) > 0 ? `+${points(value)}` : points(value).replace('-', '−');
const question = ({ group, question: number }: QuestionRef, hasColumns: boolean): string =>
  hasColumns ? `Coluna ${group + 1}, questão ${number}` : `Questão ${number}`;

/** What tells two exams apart: their years, or their titles where these are one. */
const yearsApart = (from: ScaleYear, to: ScaleYear) =>
  from.school_year === to.school_year ? [from.title, to.title] : [from.school_year, to.school_year];

/** Texts of the network's scale. */
export const networkScaleCopy = {
  title: 'Escala da rede',
  subtitle:
    'Provas de anos diferentes na mesma régua: no ano-base, média 250 e desvio 50. Não é SAEB nem proficiência.',
  chooseMunicipality: 'Selecione o município',
  chooseMunicipalityHint: 'Cada rede tem a sua escala.',
  start: 'Nova calibração',
  empty: 'Nenhuma prova calibrada',
  emptyHint:
    'A primeira prova calibrada passa a ser a do ano-base. As dos anos seguintes chegam à mesma escala por questões que se repetem.',
  failed: 'Erro ao carregar a escala da rede',
  list: 'Calibrações',
  columns: {
    title: 'Prova',
    year: 'Ano',
    model: 'Modelo',
    scale: 'Escala',
    pupils: 'Folhas',
    status: 'Situação',
  },
  models,
  statuses,
  points,
  question,
  ownScale: 'Ano-base',
  scaleOf: (title: string, year: number) => `De ${title} · ${year}`,
  none: '—',
  pupils: (count: number | null) => (count === null ? '—' : formatCount(count)),
  form: {
    title: 'Nova calibração',
    submit: 'Iniciar',
    exam: 'Avaliação',
    examHint: 'Avaliações de gabarito dadas a várias turmas, com 200 folhas corrigidas ou mais.',
    examPlaceholder: 'Selecione…',
    examDetail: (year: number, pupils: number) => `${year} · ${counted(pupils, 'folha', 'folhas')}`,
    noExam: 'Nenhuma avaliação tem 200 folhas corrigidas',
    noExamHint: 'Aplique a mesma avaliação em várias turmas e corrija as folhas.',
    most: (title: string, pupils: number) =>
      `A que tem mais é ${title}, com ${counted(pupils, 'folha corrigida', 'folhas corrigidas')}.`,
    examsFailed: 'Erro ao carregar as avaliações',
    model: 'Modelo',
    modelOf: {
      RASCH: { label: 'Rasch', description: 'Só a dificuldade de cada questão. A partir de 200 folhas.' },
      '2PL': { label: '2PL', description: 'Dificuldade e quanto a questão separa. A partir de 200 folhas.' },
      '3PL': { label: '3PL', description: 'Também o acerto ao acaso. A partir de 500 folhas.' },
    } satisfies Record<IrtModel, { label: string; description: string }>,
    scale: 'Em que escala',
    newScale: 'Uma nova: esta prova é a do ano-base',
    anchors: 'Questões comuns',
    anchorsHint: 'As que estavam nas duas provas, em blocos de questões seguidas. Anuladas em uma delas ficam fora.',
    block: (at: number) => `Bloco ${at}`,
    base: 'No ano-base, a partir de',
    other: 'Nesta prova, a partir de',
    count: 'Quantas',
    addBlock: 'Adicionar bloco',
    removeBlock: (at: number) => `Remover o bloco ${at}`,
    found: (found: number, needed: number) =>
      `${counted(found, 'questão comum', 'questões comuns')}; são precisas ${needed}.`,
    fewAnchors: (found: number, needed: number) =>
      `${counted(found, 'questão comum não basta', 'questões comuns não bastam')}: são precisas ${needed}.`,
    examFirst: 'Escolha primeiro a avaliação.',
    baseFailed: 'Erro ao carregar o ano-base',
    done: 'Calibração iniciada',
    startFailed: 'Erro ao iniciar a calibração',
  },
  progress: {
    queued: 'Na fila: começa em instantes',
    reading: 'Lendo as folhas corrigidas',
    rounds: (cycles: number, pupils: number | null) =>
      `Estimando as questões: rodada ${formatCount(cycles)}${pupils === null ? '' : `, ${counted(pupils, 'folha', 'folhas')}`}`,
    hint: 'As rodadas terminam quando a estimativa não melhora mais. Pode sair desta tela: o aviso chega no sino.',
    cancelled: 'Calibração cancelada',
    cancelFailed: 'Erro ao cancelar',
    wasCancelled: 'Esta calibração foi cancelada',
    wasCancelledHint: 'Nada dela foi guardado. Na lista, toque em Nova calibração para começar outra.',
    failedTitle: 'Não foi possível calibrar',
  },
  run: {
    subtitle: (year: number, model: string, pupils: string) => `${year} · ${model} · ${pupils} folhas`,
    loadFailed: 'Erro ao carregar a calibração',
    explain:
      'Cada marca é uma média; a linha, a faixa em que ela pode estar, com 95% de confiança. Onde as faixas se cobrem, a diferença pode ser acaso. Nada aqui é de um aluno.',
  },
  years: {
    title: 'A rede ao longo dos anos',
    ofSchool: (school: string) => `${school} ao longo dos anos`,
    description: 'Média em pontos da escala. A faixa conta também o erro de ligar uma prova à outra.',
    failed: 'Erro ao carregar os anos da escola',
    base: 'Ano-base',
    name: (year: number, title: string) => `${year} · ${title}`,
    step: ({ from, to, difference, low, high, mayBeChance }: YearStep) =>
      `De ${yearsApart(from, to).join(' a ')}: ${signed(difference)} pontos (de ${signed(low)} a ${signed(high)}). ${mayBeChance ? 'Pode ser acaso.' : 'É mais do que o acaso explica.'}`,
  },
  groups: {
    scope: 'Escola',
    allSchools: 'Todas as escolas',
    schools: 'Escolas',
    schoolNoun: ['escola', 'escolas'],
    classNoun: ['turma', 'turmas'],
    classesOf: (school: string) => `Turmas de ${school}`,
    classOf: (name: string, { school_year, title }: ScaleYear, exams: readonly ScaleYear[]) =>
      `${name} · ${exams.filter((exam) => exam.school_year === school_year).length > 1 ? title : school_year}`,
    description: 'Em ordem de nome: a escala não classifica ninguém. Com menos de dez folhas não há média.',
    classYears: 'Em outro ano, a turma de mesmo nome tem outros alunos.',
    network: 'Rede',
  },
  levels: {
    title: 'Níveis da escala',
    hint: 'Quem está em um nível costuma acertar as questões dele e as dos níveis abaixo: dois em cada três acertam, sem contar o acaso.',
    from: (from: number, to: number) => `De ${points(from)} a ${points(to)}`,
    none: 'Nenhuma questão descreve um nível.',
    noSkill: 'Sem habilidade no gabarito',
    skill: (code: string, text: string | null) => (text === null ? code : `${code}: ${text}`),
    silent: (names: readonly string[]) =>
      `Não descrevem nível, porque quase todos responderam igual ou os que mais sabem não acertam mais: ${names.join('; ')}.`,
  },
  anchors: {
    title: 'Questões comuns',
    hint: 'Por elas a prova chegou à escala. A que mudou ficou mais fácil ou mais difícil de um ano para o outro: veja se o enunciado mudou, ou se foi muito treinada, e calibre de novo sem ela.',
    columns: { base: 'No ano-base', other: 'Nesta prova', difference: 'Diferença em pontos', state: 'Situação' },
    signed,
    held: 'No lugar',
    drifted: 'Mudou',
    drifts: (count: number) =>
      count === 0 ? 'Todas ficaram no lugar.' : `${counted(count, 'mudou de lugar', 'mudaram de lugar')}.`,
  },
} as const;
