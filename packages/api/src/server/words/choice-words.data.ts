import {
  addressTypeLabels,
  attendanceStatusLabels,
  audioProviderLabels,
  auditActionLabels,
  categoryLabels,
  classEventTypeLabels,
  degreeLabels,
  enrolmentStatusLabels,
  formatLabels,
  genderLabels,
  permissionCatalogue,
  permissionNames,
  phoneTypeLabels,
  reportNames,
  resultStatusLabels,
  roleLabel,
  roles,
  shiftLabels,
  skillKindLabels,
  viewKindLabels,
  weekdayLabels,
  yearOutcomeLabels,
} from '@caderneta/contract';

const roleWords = Object.fromEntries(roles.map((role) => [role, roleLabel(role)])) as Record<
  (typeof roles)[number],
  string
>;
const permissionWords = Object.fromEntries(
  permissionNames.map((name) => [name, permissionCatalogue[name].label]),
) as Record<(typeof permissionNames)[number], string>;
const progress = { QUEUED: 'Na fila', RUNNING: 'Em andamento', DONE: 'Concluído', FAILED: 'Não concluído' } as const;
const scopes = { BIMESTER: 'Bimestre', TRIMESTER: 'Trimestre', SEMESTER: 'Semestre', MONTHLY: 'Mês' } as const;
const formats = { EXCEL: 'Excel', CSV: 'CSV' } as const;

/** What people read for a value that only the machine knows, by table and field, or by the field alone where it is the same everywhere. */
export const choiceWords = {
  role: roleWords,
  gender: genderLabels,
  weekday: weekdayLabels,
  scope: scopes,
  outcome: yearOutcomeLabels,
  degree: degreeLabels,
  key_version: { A: 'A', B: 'B' },
  permission: permissionWords,
  permissions: permissionWords,
  provider: audioProviderLabels,
  source: { settings: 'Configurações', environment: 'Servidor', none: 'Nenhuma' },
  is_active: { true: 'ativa', false: 'inativa' },
  archived: { true: 'arquivado', false: 'excluído' },
  password: { changed: 'trocada', reset: 'redefinida' },
  personal_data: { erased: 'apagados', exported: 'exportados' },
  by: { 'access-code': 'código de acesso' },
  muted: auditActionLabels,
  action: auditActionLabels,
  report: reportNames,
  state: { marked: 'marcada', blank: 'em branco', multiple: 'mais de uma marca', uncertain: 'em dúvida' },
  'assessments.category': categoryLabels,
  'assessments.format': formatLabels,
  'assessment_results.status': resultStatusLabels,
  'attendance.status': attendanceStatusLabels,
  'class_events.type': classEventTypeLabels,
  'enrolments.status': enrolmentStatusLabels,
  'global_notifications.type': auditActionLabels,
  'materials.type': { OTHER: 'Outro' },
  'notifications.type': auditActionLabels,
  'one_time_tokens.kind': {
    'password-reset': 'Troca de senha',
    'first-master': 'Primeiro Master',
    'first-access': 'Primeiro acesso',
  },
  'people_imports.status': progress,
  'person_views.kind': viewKindLabels,
  'profile_addresses.type': addressTypeLabels,
  'profile_phones.type': phoneTypeLabels,
  'report_files.format': formats,
  'report_files.status': progress,
  'reports.format': { ...formats, PRINT: 'Impressão' },
  'reports.status': progress,
  'settings.name': shiftLabels,
  'skills.kind': skillKindLabels,
} as const;
