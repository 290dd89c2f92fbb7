import { type ImportRole, importRowLimit, writeDay } from '@caderneta/contract';

const people = (role: ImportRole, count: number): string => {
  const [one, many] = role === 'STUDENT' ? ['estudante', 'estudantes'] : ['professor', 'professores'];
  return `${count} ${count === 1 ? one : many}`;
};

/** What people read of an import, as a whole and a line at a time. */
export const importMessages = {
  imported: (role: ImportRole, count: number) => ({
    title: 'Importação concluída',
    message: `${people(role, count)} ${count === 1 ? 'foi importado' : 'foram importados'}.`,
  }),
  answer: (created: number, skipped: number): string =>
    [
      created === 1 ? '1 pessoa importada.' : `${created} pessoas importadas.`,
      skipped > 0
        ? skipped === 1
          ? '1 linha repetida ficou de fora.'
          : `${skipped} linhas repetidas ficaram de fora.`
        : '',
    ]
      .filter(Boolean)
      .join(' '),
  onlyDuplicates:
    'Todos os estudantes da planilha podem já existir. Confira a planilha de novo e marque os que são outras pessoas. Nada foi importado.',
  cancelled: 'Importação cancelada. Nada foi gravado.',
  over: 'Esta importação já terminou.',
  noFile: 'O arquivo não é uma planilha CSV. Abra a planilha, salve-a como CSV e envie de novo.',
  empty: 'A planilha não tem nenhuma linha além do cabeçalho.',
  tooMany: `A planilha deve ter no máximo ${importRowLimit.toLocaleString('pt-BR')} linhas.`,
  columnMissing: (label: string) => `Falta a coluna ${label} na primeira linha da planilha.`,
  noInstitution: { field: 'institution_id', message: 'Selecione uma instituição' },
  otherInstitution: { field: 'class_id', message: 'A turma não é da instituição escolhida' },
  classWithoutYear: { field: 'class_id', message: 'A turma não tem ano letivo' },
  overfull: (used: number, named: number) =>
    `Esta linha ocupa ${used} colunas e o cabeçalho tem nome para ${named}. Se um texto contém vírgula ou ponto e vírgula, ponha-o entre aspas; se falta o nome de uma coluna, escreva-o na primeira linha`,
  cpfTaken: (name: string | null) => (name ? `Este CPF já é de ${name}` : 'Este CPF já está em uso'),
  matriculaTaken: (name: string | null) =>
    name ? `Esta matrícula já é de ${name}` : 'Esta matrícula já está em uso na rede',
  emailTaken: 'Este e-mail já está em uso',
  inepTaken: (name: string | null) => (name ? `Este código INEP já é de ${name}` : 'Este código INEP já está em uso'),
  classUnknown: (name: string, year: number, known: readonly string[]) =>
    known.length === 0
      ? `A turma ${name} não existe em ${year} nesta instituição`
      : `A turma ${name} não existe em ${year} nesta instituição. Turmas: ${known.slice(0, 8).join(', ')}${known.length > 8 ? '…' : ''}`,
  classUnclear: (name: string, meant: readonly string[]) =>
    `Há mais de uma turma que pode ser ${name}: ${meant.join(', ')}. Escreva a série e a turma em colunas separadas, como estão na lista de turmas`,
  sameName: (name: string, className: string | null, birthDate: string | null) =>
    `Já existe ${className ? `em ${className}` : 'nesta instituição'}: ${name}${birthDate ? ` (nascimento: ${writeDay(birthDate)})` : ''}`,
  sameLine: (name: string, line: number) => `Já está na linha ${line}: ${name}`,
  ready: (schoolEmail: boolean, email: string | null, className: string | null) =>
    [
      className ? `Será criado na turma ${className}` : 'Será criado',
      schoolEmail ? `e entrará com ${email ?? 'um endereço da escola, feito ao importar'}` : null,
    ]
      .filter(Boolean)
      .join(' '),
  lineError: (line: number, message: string) => `Linha ${line}: ${message}`,
} as const;
