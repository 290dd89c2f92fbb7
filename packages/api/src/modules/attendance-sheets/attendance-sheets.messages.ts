/** What people read of printed rolls. */
export const attendanceSheetMessages = {
  printed: (className: string, discipline: string) => ({
    title: 'Folha de chamada gerada',
    message: `A folha de chamada da turma ${className} em ${discipline} foi gerada.`,
  }),
  noDays: { field: 'month', message: 'Este mês não tem dias letivos desta turma.' },
  noPupils: { field: 'class_id', message: 'Nenhum aluno matriculado nesta turma neste mês.' },
} as const;
