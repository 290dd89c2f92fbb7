import { retention } from './retention.ts';

/**
 * What becomes of a table's rows when a person's data is erased. `erased`: they go. `reduced`: they stay without what says more than the
 * school's record has to. `stays`: they stay whole. `signed`: they are about something else, and name the person as who wrote them.
 */
export type OnErasure = 'erased' | 'reduced' | 'stays' | 'signed';

/** One line of what is retained of a person, in words for people. */
export interface RetainedPart {
  readonly title: string;
  readonly what: string;
  readonly why: string;
  readonly term: string;
  /** What of it an erasure takes; null where it takes nothing. */
  readonly goes: string | null;
  /** What of it stays after an erasure, and why; null where nothing does. */
  readonly stays: string | null;
  /** Whether it is retained of children and adolescents too, and not of staff alone. */
  readonly ofMinors: boolean;
}

const { backups } = retention;
const untilErased = 'Enquanto a pessoa estiver cadastrada, até que os dados sejam apagados.';
const schoolLaw = 'Lei 9.394/1996 (LDB), art. 24, VI e VII';

export const retainedParts = {
  schoolRecord: {
    title: 'Registro escolar',
    what: 'Nome, data de nascimento, matrícula, código INEP, escola, turmas com entrada e saída, resultado do ano, notas, presenças e faltas.',
    why: `A escola tem de controlar a frequência e expedir o histórico escolar (${schoolLaw}).`,
    term: 'Permanente: o histórico escolar pode ser pedido a qualquer tempo.',
    goes: 'As observações da chamada.',
    stays: `O histórico escolar (nome, data de nascimento, matrícula, turmas, resultado do ano, notas e frequência), que a escola tem de poder expedir: ${schoolLaw}.`,
    ofMinors: true,
  },
  account: {
    title: 'Cadastro e acesso',
    what: 'E-mail, senha (só um resumo que ninguém lê), gênero, CPF, perfil e permissões próprias.',
    why: 'Para a pessoa entrar no sistema e ver só o que lhe cabe.',
    term: untilErased,
    goes: 'E-mail, senha, gênero, CPF e permissões próprias; de profissionais, também nascimento e matrícula.',
    stays:
      'De estudantes, nome, data de nascimento, matrícula, código INEP e escola, que são do registro escolar; de profissionais, o nome, se praticaram atos escolares.',
    ofMinors: true,
  },
  contacts: {
    title: 'Contatos e foto',
    what: 'Telefones, e-mails e endereços de contato, e a foto do cadastro.',
    why: 'Para a escola falar com a pessoa ou com a família, e reconhecê-la.',
    term: untilErased,
    goes: 'Telefones, e-mails, endereços e foto.',
    stays: null,
    ofMinors: true,
  },
  sessions: {
    title: 'Entradas no sistema',
    what: 'Quando e em que navegador a pessoa entrou; links e códigos de acesso que recebeu; respostas a envios, para que repetir não grave duas vezes.',
    why: 'Para manter a pessoa conectada e para que ela veja e encerre os próprios acessos.',
    term: `Uma entrada vale no máximo ${retention.sessionDays} dias e fica registrada por mais ${retention.endedDays}; links e códigos, por ${retention.endedDays} dias depois de vencidos; respostas a envios, por ${retention.repeatedWriteDays} dias.`,
    goes: 'Tudo, e os acessos abertos são encerrados na hora.',
    stays: null,
    ofMinors: true,
  },
  messages: {
    title: 'Avisos e preferências',
    what: 'Notificações recebidas, comunicados lidos e os tipos de aviso que a pessoa escolheu não ver.',
    why: 'Para avisar do que mudou.',
    term: untilErased,
    goes: 'Tudo.',
    stays: null,
    ofMinors: true,
  },
  results: {
    title: 'Resultados de avaliações',
    what: 'Pontuação, acertos e as respostas marcadas; da leitura em voz alta, os critérios e as palavras conferidas; folhas e leituras anteriores; recortes de questões em dúvida; a foto da folha, quando o professor a guarda.',
    why: 'Para corrigir a avaliação, rever uma correção e justificar a nota.',
    term: `${untilErased} O recorte de uma questão, até que alguém decida.`,
    goes: 'Respostas marcadas, critérios de leitura, folhas e leituras anteriores, fotos e recortes.',
    stays: 'A pontuação e os acertos, que justificam a nota lançada.',
    ofMinors: true,
  },
  recordings: {
    title: 'Gravações de leitura',
    what: 'O som de leituras conferidas de ouvido e o consentimento do responsável.',
    why: 'Para ajustar a análise da leitura; só com consentimento.',
    term: `O prazo que a rede definir, de ${retention.recordingMonths.least} a ${retention.recordingMonths.most} meses, ou até o consentimento ser retirado.`,
    goes: 'O som e o consentimento.',
    stays: null,
    ofMinors: true,
  },
  learning: {
    title: 'Aulas e conquistas',
    what: 'Aulas vistas, respostas às atividades, comentários recebidos e conquistas.',
    why: 'Para acompanhar o que a pessoa aprendeu.',
    term: untilErased,
    goes: 'Tudo.',
    stays: null,
    ofMinors: true,
  },
  teaching: {
    title: 'Turmas que leciona',
    what: 'Turmas e disciplinas atribuídas, com os dias de início e fim.',
    why: 'Para saber quem podia lançar notas e chamadas, e quem as lançou.',
    term: 'Permanente, com o registro escolar das turmas.',
    goes: null,
    stays: `Tudo, com o nome: diz quem respondia pelas notas e chamadas que a escola tem de guardar (${schoolLaw}).`,
    ofMinors: false,
  },
  work: {
    title: 'Formações, horários e arquivos pedidos',
    what: 'Formações e diplomas, o horário do professor, importações e relatórios que a pessoa pediu.',
    why: 'Para organizar o trabalho da escola.',
    term: `${untilErased} Importações, por ${retention.endedDays} dias; o arquivo de um relatório, por ${retention.reportFileHours} horas, e a linha que o anuncia, por ${retention.reportListDays} dias.`,
    goes: 'Tudo, com os diplomas e os arquivos de relatórios.',
    stays: null,
    ofMinors: false,
  },
  acts: {
    title: 'Atos assinados',
    what: 'Quem escreveu avaliações, gabaritos, disciplinas, eventos, materiais, comunicados e configurações.',
    why: 'Para que a escola saiba quem fez cada registro.',
    term: 'Enquanto existir o que foi assinado.',
    goes: null,
    stays: 'Tudo: são registros da escola, não da pessoa.',
    ofMinors: false,
  },
  audit: {
    title: 'Auditoria',
    what: 'Quem alterou cada registro, quando e o que mudou; entradas recusadas.',
    why: 'Para apurar erros e abusos e prestar contas (Lei 13.709/2018, LGPD, arts. 6º, X, e 37).',
    term: 'Enquanto a rede usar o sistema.',
    goes: 'E-mail, CPF, telefones, endereços e textos sobre a pessoa, trocados por “Apagado”.',
    stays: 'Quem alterou, quando e que registro.',
    ofMinors: true,
  },
  views: {
    title: 'Quem viu',
    what: 'Que profissional abriu o cadastro, a foto, as turmas ou os resultados de uma pessoa, e em que dia.',
    why: 'Para que se possa saber quem teve acesso aos dados (LGPD, art. 37).',
    term: `${retention.viewMonths} meses.`,
    goes: null,
    stays: `Tudo, até completar ${retention.viewMonths} meses: é a prova de quem teve acesso.`,
    ofMinors: true,
  },
} as const satisfies Record<string, RetainedPart>;
export type RetainedPartId = keyof typeof retainedParts;

/** What of everything above stays for some time outside of the rows that an erasure reaches. */
export const retainedElsewhere = [
  `Nas cópias de segurança (uma de cada um de ${backups.days} dias, ${backups.weeks} semanas e ${backups.months} meses), o que foi apagado ainda existe por até ${backups.months} meses, sem uso; depois some com elas.`,
  `Relatórios em arquivo já feitos somem do servidor em ${retention.reportFileHours} horas. No aparelho de um professor, nomes e matrículas guardados para uso sem conexão somem ao sair ou em ${retention.deviceDays} dias.`,
] as const;

interface RetainedTable {
  readonly title: string;
  readonly part: RetainedPartId;
  readonly onErasure: OnErasure;
}

/** Every table that names a person, by the name in the database. The export, the erasure and the page 'Privacidade' follow this list. */
export const retainedTables = {
  users: { title: 'Conta', part: 'account', onErasure: 'reduced' },
  profiles: { title: 'Cadastro', part: 'account', onErasure: 'reduced' },
  enrolments: { title: 'Matrículas em turmas', part: 'schoolRecord', onErasure: 'stays' },
  grades: { title: 'Notas', part: 'schoolRecord', onErasure: 'stays' },
  pupil_scores: { title: 'Soma de notas', part: 'schoolRecord', onErasure: 'stays' },
  attendance: { title: 'Presenças', part: 'schoolRecord', onErasure: 'reduced' },
  pupil_years: { title: 'Soma de presenças', part: 'schoolRecord', onErasure: 'stays' },
  assessment_postings: { title: 'Lançamentos de avaliações', part: 'schoolRecord', onErasure: 'stays' },
  user_permission_overrides: { title: 'Lista própria de permissões', part: 'account', onErasure: 'erased' },
  user_permissions: { title: 'Permissões', part: 'account', onErasure: 'erased' },
  profile_emails: { title: 'E-mails de contato', part: 'contacts', onErasure: 'erased' },
  profile_phones: { title: 'Telefones', part: 'contacts', onErasure: 'erased' },
  profile_addresses: { title: 'Endereços', part: 'contacts', onErasure: 'erased' },
  sessions: { title: 'Entradas', part: 'sessions', onErasure: 'erased' },
  one_time_tokens: { title: 'Links e códigos de acesso', part: 'sessions', onErasure: 'erased' },
  idempotency_records: { title: 'Respostas a envios', part: 'sessions', onErasure: 'erased' },
  notifications: { title: 'Notificações', part: 'messages', onErasure: 'erased' },
  global_notification_reads: { title: 'Comunicados lidos', part: 'messages', onErasure: 'erased' },
  user_preferences: { title: 'Preferências', part: 'messages', onErasure: 'erased' },
  assessment_results: { title: 'Resultados', part: 'results', onErasure: 'reduced' },
  result_reviews: { title: 'Questões em revisão', part: 'results', onErasure: 'erased' },
  result_attempts: { title: 'Folhas e leituras anteriores', part: 'results', onErasure: 'erased' },
  reading_recordings: { title: 'Gravações', part: 'recordings', onErasure: 'erased' },
  recording_consents: { title: 'Consentimentos', part: 'recordings', onErasure: 'erased' },
  progress: { title: 'Aulas', part: 'learning', onErasure: 'erased' },
  module_answers: { title: 'Respostas das aulas', part: 'learning', onErasure: 'erased' },
  mentor_comments: { title: 'Comentários das aulas', part: 'learning', onErasure: 'erased' },
  user_achievements: { title: 'Conquistas', part: 'learning', onErasure: 'erased' },
  class_teachers: { title: 'Turmas atribuídas', part: 'teaching', onErasure: 'stays' },
  qualifications: { title: 'Formações', part: 'work', onErasure: 'erased' },
  teacher_schedules: { title: 'Horários', part: 'work', onErasure: 'erased' },
  people_imports: { title: 'Importações', part: 'work', onErasure: 'erased' },
  report_files: { title: 'Relatórios pedidos', part: 'work', onErasure: 'erased' },
  materials: { title: 'Materiais enviados', part: 'acts', onErasure: 'signed' },
  assessments: { title: 'Avaliações criadas', part: 'acts', onErasure: 'signed' },
  answer_keys: { title: 'Gabaritos salvos', part: 'acts', onErasure: 'signed' },
  disciplines: { title: 'Disciplinas criadas', part: 'acts', onErasure: 'signed' },
  skills: { title: 'Habilidades criadas', part: 'acts', onErasure: 'signed' },
  bank_items: { title: 'Questões guardadas no banco', part: 'acts', onErasure: 'signed' },
  sheet_models: { title: 'Modelos de folha criados', part: 'acts', onErasure: 'signed' },
  scale_runs: { title: 'Calibrações da escala da rede', part: 'acts', onErasure: 'signed' },
  class_events: { title: 'Eventos criados', part: 'acts', onErasure: 'signed' },
  posting_reopenings: { title: 'Reaberturas', part: 'acts', onErasure: 'signed' },
  global_notifications: { title: 'Comunicados enviados', part: 'acts', onErasure: 'signed' },
  settings: { title: 'Configurações alteradas', part: 'acts', onErasure: 'signed' },
  role_permission_overrides: { title: 'Permissões de perfis alteradas', part: 'acts', onErasure: 'signed' },
  audit_log: { title: 'Auditoria', part: 'audit', onErasure: 'reduced' },
  person_views: { title: 'Quem viu', part: 'views', onErasure: 'stays' },
} as const satisfies Record<string, RetainedTable>;

export type RetainedTableName = keyof typeof retainedTables;
/** Names of the tables for which an erasure does this. */
export type TablesWith<O extends OnErasure> = {
  [Name in RetainedTableName]: (typeof retainedTables)[Name]['onErasure'] extends O ? Name : never;
}[RetainedTableName];

export const retainedTableNames = Object.keys(retainedTables) as RetainedTableName[];
export const tablesWith = <O extends OnErasure>(onErasure: O): TablesWith<O>[] =>
  retainedTableNames.filter((name): name is TablesWith<O> => retainedTables[name].onErasure === onErasure);
