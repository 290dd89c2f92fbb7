/** Texts of annulling a question of a key, and of taking that back. */
export const annulCopy = {
  annul: {
    title: (question: string) => `Anular a questão ${question}`,
    message: 'Ela contará como certa para todos os alunos, e todos os resultados serão recalculados.',
    double: 'Se um só aluno marcou mais de uma alternativa, não anule: na revisão, escolha Marcação dupla.',
    confirm: 'Anular para todos',
    group: 'Anular também nas outras turmas desta avaliação',
    done: 'Questão anulada',
    failed: 'Erro ao anular a questão',
  },
  restore: {
    title: (question: string) => `Voltar a contar a questão ${question}`,
    message: 'Ela volta a valer pelo gabarito, e todos os resultados serão recalculados.',
    confirm: 'Voltar a contar',
    group: 'Também nas outras turmas desta avaliação',
    done: 'Questão de volta na conta',
    failed: 'Erro ao mudar a questão',
  },
  effectFailed: 'Erro ao calcular o que muda',
  cancel: 'Cancelar',
} as const;
