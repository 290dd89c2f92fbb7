/** Texts of the fields in which a school and a class are chosen. */
export const classPickersCopy = {
  institution: 'Instituição',
  schoolClass: 'Turma',
  choose: 'Selecione…',
  institutionFirst: 'Escolha primeiro a instituição.',
  className: (grade: string, section: string, year: number | null) =>
    `${grade} ${section}${year === null ? '' : ` · ${year}`}`,
  institutionsFailed: 'Erro ao carregar instituições',
  classesFailed: 'Erro ao carregar turmas',
  retry: 'Tentar novamente',
} as const;
