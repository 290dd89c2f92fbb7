import { counted, formatScore } from '../../lib/numbers.ts';

/** Texts of an assessment's results. */
export const assessmentResultsCopy = {
  title: 'Resultados',
  of: (assessment: string, className: string) => `${assessment} · ${className}`,
  loadFailed: 'Erro ao carregar os resultados',
  correct: 'Corrigir',
  review: (count: number) => `Revisar ${counted(count, 'folha', 'folhas')}`,
  parts: 'Partes do resultado',
  tabs: { scores: 'Notas', questions: 'Questões', comparison: 'Comparação' },
  summary: 'Resumo',
  totals: {
    corrected: 'Corrigidas',
    inReview: 'Em revisão',
    pending: 'Pendentes',
    mean: 'Média',
    deviation: 'Desvio padrão',
    kr20: 'KR-20',
  },
  none: '—',
  scores: {
    tools: 'Levar as notas',
    fileName: 'resultado',
    columns: { student: 'Aluno', matricula: 'Matrícula', hits: 'Acertos', percent: '%', situation: 'Situação' },
  },
  histogram: {
    title: 'Distribuição das notas',
    text: 'Quantos alunos em cada faixa, só das folhas corrigidas.',
    empty: 'Nenhuma folha corrigida ainda.',
    unit: 'Nota',
  },
  questions: {
    label: 'Análise por questão',
    tools: 'Levar a análise por questão',
    fileName: 'analise-por-questao',
    failed: 'Erro ao carregar a análise por questão',
    empty: 'Sem gabarito',
    emptyHint: 'Salve o gabarito e corrija as folhas para ver a análise.',
    basis: (sheets: number) =>
      sheets === 1 ? 'Calculada sobre 1 folha corrigida.' : `Calculada sobre ${sheets} folhas corrigidas.`,
    explain:
      'Discriminação: correlação ponto-bisserial entre acertar a questão e os acertos no resto da prova; de −1 a 1, boa a partir de 0,30; abaixo de zero, quem foi bem na prova errou mais a questão: vale rever. KR-20: quanto as questões concordam entre si; boa a partir de 0,70. Questões anuladas ficam fora das duas.',
    columns: {
      question: 'Questão',
      key: 'Gabarito',
      option: (letter: string) => `% ${letter}`,
      blank: '% em branco',
      double: '% dupla',
      hits: '% acerto',
      discrimination: 'Discriminação',
      act: 'Ações',
    },
    name: (group: number, question: number, hasColumns: boolean) =>
      hasColumns ? `${question} da coluna ${group + 1}` : String(question),
    annulled: 'Anulada',
    annul: 'Anular',
    restore: 'Voltar a contar',
    actFor: (act: string, question: string) => `${act} a questão ${question}`,
    review: 'Rever',
  },
  comparison: {
    label: 'A turma, a escola e a rede',
    levels: { class: 'Esta turma', institution: 'A escola', network: 'A rede' },
    columns: {
      level: 'Quem',
      classes: 'Turmas',
      expected: 'Previstos',
      participation: 'Participação',
      mean: 'Média',
      deviation: 'Desvio',
    },
    chart: 'Média de cada um',
    text: 'Só das folhas corrigidas, sem as que esperam revisão.',
    none: 'Esta avaliação foi aplicada só nesta turma',
    noneHint: 'Use Aplicar em várias turmas para comparar com a escola e a rede.',
    score: formatScore,
  },
} as const;
