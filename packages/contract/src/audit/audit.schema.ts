import { z } from 'zod';
import { notificationTypes } from '../notifications/notifications.schema.ts';

/** One change. `from` and `to` are the record's fields before and after; null where there was none. */
export const auditEntrySchema = z.object({
  id: z.string(),
  created_at: z.string(),
  /** Null when the account exists no more. */
  user: z.object({ id: z.string(), name: z.string() }).nullable(),
  action: z.enum(notificationTypes),
  table: z.string(),
  /** The table in words: 'Usuário'. */
  table_label: z.string(),
  record_id: z.string(),
  /** What the record calls itself: a name or a title; null where it has none. */
  record_name: z.string().nullable(),
  institution_id: z.string().nullable(),
  from: z.unknown(),
  to: z.unknown(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const labels: Readonly<Record<string, string>> = {
  answer_keys: 'Gabarito',
  assessment_results: 'Resultado de avaliação',
  assessments: 'Avaliação',
  attendance: 'Chamada',
  class_events: 'Evento',
  class_teachers: 'Professor da turma',
  disciplines: 'Disciplina',
  enrolments: 'Matrícula em turma',
  faq_categories: 'Categoria de pergunta',
  faqs: 'Pergunta frequente',
  global_notifications: 'Aviso geral',
  grades: 'Nota',
  institutions: 'Instituição',
  lessons: 'Aula',
  materials: 'Material',
  mentor_comments: 'Comentário',
  module_answers: 'Respostas de aula',
  municipalities: 'Município',
  one_time_tokens: 'Código de primeiro acesso',
  qualifications: 'Formação',
  reading_recordings: 'Gravação de leitura',
  recording_consents: 'Consentimento para gravações',
  reports: 'Relatório',
  role_permissions: 'Permissões de perfil',
  school_classes: 'Turma',
  sessions: 'Sessão',
  settings: 'Configuração',
  teacher_schedules: 'Horário',
  user_achievements: 'Conquista',
  user_permissions: 'Permissões de usuário',
  users: 'Usuário',
};

/** Portuguese name of an audited table; a table that is not known keeps its own. */
export const auditTableLabel = (table: string): string => labels[table] ?? table;
