import { defineEndpoint } from '../common/endpoint.ts';
import {
  managerDashboardSchema,
  masterDashboardSchema,
  municipalityDashboardSchema,
  studentDashboardSchema,
  teacherDashboardSchema,
} from './dashboards.schema.ts';
import { ownGradesQuerySchema, ownGradesSchema } from './own-grades.schema.ts';

export const dashboardEndpoints = {
  master: defineEndpoint({
    method: 'GET',
    path: '/dashboard/master',
    access: { roles: ['MASTER'], anyOf: ['view_dashboard_master'] },
    summary: 'Painel do Master: a rede inteira',
    response: masterDashboardSchema,
  }),
  municipality: defineEndpoint({
    method: 'GET',
    path: '/dashboard/municipality',
    access: { roles: ['MUNICIPALITY'], anyOf: ['view_dashboard_municipality'] },
    summary: 'Painel do Município',
    response: municipalityDashboardSchema,
  }),
  manager: defineEndpoint({
    method: 'GET',
    path: '/dashboard/manager',
    access: { roles: ['MANAGER'], anyOf: ['view_dashboard_manager'] },
    summary: 'Painel do Diretor: a própria escola',
    response: managerDashboardSchema,
  }),
  teacher: defineEndpoint({
    method: 'GET',
    path: '/dashboard/teacher',
    access: { roles: ['TEACHER'], anyOf: ['view_dashboard_teacher'] },
    summary: 'Painel do Professor: a semana e as próprias turmas',
    response: teacherDashboardSchema,
  }),
  student: defineEndpoint({
    method: 'GET',
    path: '/dashboard/student',
    access: { roles: ['STUDENT'], anyOf: ['view_dashboard_student'] },
    summary: 'Painel do Estudante',
    response: studentDashboardSchema,
  }),
  ownGrades: defineEndpoint({
    method: 'GET',
    path: '/dashboard/student/grades',
    access: { roles: ['STUDENT'], anyOf: ['view_dashboard_student'] },
    summary: 'Notas, resultados e faltas do próprio estudante em um ano letivo',
    request: { query: ownGradesQuerySchema },
    response: ownGradesSchema,
  }),
};
