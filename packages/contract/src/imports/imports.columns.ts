/** Roles whose people come from a sheet. */
export const importRoles = ['STUDENT', 'TEACHER'] as const;
export type ImportRole = (typeof importRoles)[number];

export const importFields = [
  'name',
  'matricula',
  'cpf',
  'birth_date',
  'gender',
  'email',
  'phone',
  'inep_code',
  'grade',
  'section',
] as const;
export type ImportField = (typeof importFields)[number];

/** A column of the sheet. A header matches its label or one of `also`, without regard to case, accents, marks and 'de', 'do', 'da'. */
interface ImportColumn {
  readonly field: ImportField;
  readonly label: string;
  readonly also: readonly string[];
  readonly required: boolean;
  /** What a cell may hold, as the template's help shows it. */
  readonly example: string;
}

const name: ImportColumn = {
  field: 'name',
  label: 'Nome',
  also: [
    'Nome completo',
    'Aluno',
    'Aluna',
    'Estudante',
    'Nome do aluno',
    'Nome da aluna',
    'Nome do estudante',
    'Nome da estudante',
    'Professor',
    'Professora',
    'Nome do professor',
    'Nome da professora',
  ],
  required: true,
  example: 'Ana Clara de Souza',
};
const matricula: ImportColumn = {
  field: 'matricula',
  label: 'Matrícula',
  also: ['Nº de matrícula', 'Número da matrícula', 'RA', 'Registro', 'Código'],
  required: false,
  example: '20260001',
};
const cpf: ImportColumn = {
  field: 'cpf',
  label: 'CPF',
  also: ['Nº do CPF', 'Número do CPF'],
  required: false,
  example: '529.982.247-25',
};
const birthDate: ImportColumn = {
  field: 'birth_date',
  label: 'Data de nascimento',
  also: ['Nascimento', 'Data nasc.', 'Dt. nascimento', 'Dt. nasc.', 'Nasc.'],
  required: false,
  example: '31/03/2015',
};
const gender: ImportColumn = {
  field: 'gender',
  label: 'Gênero',
  also: ['Sexo'],
  required: false,
  example: 'Feminino',
};
const email: ImportColumn = {
  field: 'email',
  label: 'E-mail',
  also: ['Correio eletrônico', 'Endereço de e-mail'],
  required: false,
  example: 'ana@exemplo.com.br',
};
const phone: ImportColumn = {
  field: 'phone',
  label: 'Telefone',
  also: ['Celular', 'Fone', 'WhatsApp', 'Telefone do responsável', 'Contato'],
  required: false,
  example: '(35) 99999-0000',
};
const inepCode: ImportColumn = {
  field: 'inep_code',
  label: 'Código INEP',
  also: ['INEP', 'ID INEP', 'Identificação única', 'Código INEP do aluno'],
  required: false,
  example: '123456789012',
};
const grade: ImportColumn = {
  field: 'grade',
  label: 'Série',
  also: ['Ano', 'Ano/Série', 'Série/Ano', 'Etapa'],
  required: false,
  example: '5º Ano',
};
/** Without a section column it may hold the whole name of the class: '5º Ano A'. */
const section: ImportColumn = {
  field: 'section',
  label: 'Turma',
  also: ['Letra', 'Seção', 'Classe'],
  required: false,
  example: 'A',
};

/** Columns of each role's sheet, in the template's order. */
export const importColumns: Readonly<Record<ImportRole, readonly ImportColumn[]>> = {
  STUDENT: [name, matricula, cpf, birthDate, gender, grade, section, email, phone, inepCode],
  TEACHER: [name, { ...email, required: true }, matricula, cpf, birthDate, gender, phone],
};

/** The template to download: one line of headers, in CSV with `;` and the mark by which sheets know UTF-8. */
export const importTemplate = (role: ImportRole): string =>
  `\uFEFF${importColumns[role].map(({ label }) => label).join(';')}\r\n`;

/** Most lines of people in one sheet, and its most bytes. */
export const importRowLimit = 2000;
export const importSizeLimit = 2_000_000;
