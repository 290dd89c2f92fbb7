import type { ImportField, ImportRole } from '@caderneta/contract';
import { counted, formatCount } from '../../lib/numbers.ts';

const people = (count: number, role: ImportRole) =>
  role === 'STUDENT' ? counted(count, 'estudante', 'estudantes') : counted(count, 'professor', 'professores');

/** Texts of Importar pessoas. */
export const importCopy = {
  title: 'Importar pessoas',
  subtitle: 'Traga estudantes ou professores de uma planilha. Nada é gravado antes da conferência.',
  role: 'Quem',
  roles: { STUDENT: 'Estudantes', TEACHER: 'Professores' } satisfies Record<ImportRole, string>,
  schoolClass: 'Turma de quem não tem turma na planilha',
  source: 'Planilha',
  sources: { file: 'Arquivo CSV', text: 'Colar planilha' },
  file: 'Arquivo',
  fileHint: 'CSV ou TXT, até 2 MB e 2.000 linhas. A primeira linha traz os nomes das colunas.',
  fileUnreadable: 'Não foi possível ler o arquivo. Escolha outro.',
  fileEmpty: 'O arquivo está vazio. Escolha outro.',
  fileTooLarge: 'A planilha deve ter no máximo 2 MB.',
  text: 'Planilha colada',
  textHint: 'Copie as células no Excel ou no LibreOffice, com a linha dos nomes das colunas, e cole aqui.',
  nothing: 'Envie um arquivo ou cole a planilha',
  institutionMissing: 'Selecione uma instituição',
  template: 'Baixar modelo',
  templateName: { STUDENT: 'modelo-estudantes.csv', TEACHER: 'modelo-professores.csv' } satisfies Record<
    ImportRole,
    string
  >,
  columnsOf: (columns: readonly { readonly label: string; readonly required: boolean }[]) =>
    `Colunas aceitas: ${columns.map(({ label, required }) => (required ? `${label} (obrigatória)` : label)).join(', ')}.`,
  stages: { form: 'Planilha', preview: 'Conferência', running: 'Importando', done: 'Importação concluída' },
  check: 'Conferir',
  checkFailed: 'Erro ao conferir a planilha',
  emailNote:
    'Estudante sem e-mail recebe um endereço da escola feito da matrícula. Ninguém recebe senha: o primeiro acesso é com o código do cartão.',
  preview: 'Conferência',
  found: (total: number, role: ImportRole) => people(total, role),
  allGood: 'Nenhum problema encontrado.',
  faulty: (count: number) =>
    `${counted(count, 'linha com problema', 'linhas com problemas')}. Corrija a planilha: enquanto houver uma, nada é importado.`,
  duplicates: (count: number) =>
    `${counted(count, 'linha pode repetir alguém que já existe e fica', 'linhas podem repetir alguém que já existe e ficam')} de fora. Se for outra pessoa do mesmo nome, marque Importar mesmo assim na linha.`,
  confirm: 'Importar mesmo assim',
  confirmOf: (line: number, name: string) => `${name}, linha ${line}`,
  unknownColumns: (headers: string) => `Colunas ignoradas: ${headers}.`,
  onlyFaulty: 'Mostrar só as linhas com problemas',
  onlyDuplicates: 'Mostrar só as linhas repetidas',
  columns: {
    line: 'Linha',
    name: 'Nome',
    matricula: 'Matrícula',
    email: 'E-mail',
    className: 'Turma',
    message: 'Resultado',
  },
  schoolEmail: 'endereço da escola',
  empty: '—',
  noRows: 'A planilha não tem linhas.',
  fields: {
    name: 'Nome',
    matricula: 'Matrícula',
    cpf: 'CPF',
    birth_date: 'Data de nascimento',
    gender: 'Gênero',
    email: 'E-mail',
    phone: 'Telefone',
    inep_code: 'Código INEP',
    grade: 'Série',
    section: 'Turma',
  } satisfies Record<ImportField, string>,
  change: 'Trocar planilha',
  submit: (count: number, role: ImportRole) => `Importar ${people(count, role)}`,
  failed:
    'Erro ao importar: a resposta não chegou, e a planilha pode ter sido gravada. Importe de novo: nada se repete.',
  running: 'Importando',
  cancel: 'Cancelar importação',
  cancelFailed: 'Erro ao cancelar a importação',
  runningOf: (done: number, total: number) => `${formatCount(done)} de ${formatCount(total)}`,
  done: (count: number, role: ImportRole) =>
    `${people(count, role)} ${count === 1 ? 'importado' : 'importados'} com sucesso!`,
  doneTitle: 'Importação concluída',
  enrolled: (count: number) => `${counted(count, 'matriculado em turma', 'matriculados em turma')}.`,
  schoolEmails: (count: number) => `${counted(count, 'recebeu endereço da escola', 'receberam endereço da escola')}.`,
  skipped: (lines: readonly { readonly line: number; readonly name: string }[]) =>
    `${counted(lines.length, 'linha repetida ficou de fora', 'linhas repetidas ficaram de fora')}: ${lines
      .map(({ line, name }) => `${name} (linha ${line})`)
      .join(', ')}.`,
  again: 'Importar outra planilha',
  toStudents: 'Ver estudantes',
  toTeachers: 'Ver professores',
  toCards: 'Cartões de acesso',
} as const;
