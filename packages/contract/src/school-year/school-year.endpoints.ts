import { z } from 'zod';
import type { RoleAccess } from '../access/access.ts';
import { defineEndpoint, defineList } from '../common/endpoint.ts';
import { idSchema, pageQuerySchema } from '../common/envelope.ts';
import {
  classCalendarSchema,
  postingReopeningInputSchema,
  postingReopeningSchema,
  yearResultSchema,
} from './school-year.schema.ts';
import {
  turnoverAnswerSchema,
  turnoverInputSchema,
  turnoverPlanSchema,
  turnoverQuerySchema,
} from './turnover.schema.ts';

const byId = z.object({ id: idSchema });
const administrators = ['MASTER', 'MUNICIPALITY', 'MANAGER'] as const;
const staff = [...administrators, 'TEACHER'] as const;
const inClass: RoleAccess = { roles: staff, anyOf: ['view_class', 'class_attendance', 'class_grades', 'my_students'] };

const turners: RoleAccess = { roles: administrators, anyOf: ['create_class'] };

/** What the audit log calls these tables. */
export const schoolYearAuditLabels = { posting_reopenings: 'Reabertura de lançamento' } as const;

export const schoolYearEndpoints = {
  calendar: defineEndpoint({
    method: 'GET',
    path: '/classes/:id/calendar',
    access: inClass,
    summary: 'Ano letivo, dias não letivos e períodos de uma turma, com o que pode ser lançado hoje',
    request: { params: byId },
    response: classCalendarSchema,
  }),
  yearResults: defineList({
    method: 'GET',
    path: '/classes/:id/performance',
    access: inClass,
    summary: 'Média, desempenho, frequência e situação de cada aluno da turma, por nome',
    request: { params: byId, query: pageQuerySchema },
    response: yearResultSchema,
  }),
  previewTurnover: defineEndpoint({
    method: 'GET',
    path: '/institutions/:id/year-turnover',
    access: turners,
    summary: 'Virar o ano: o que seria de cada turma e aluno de uma escola',
    request: { params: byId, query: turnoverQuerySchema },
    response: turnoverPlanSchema,
  }),
  turnYear: defineEndpoint({
    method: 'POST',
    path: '/institutions/:id/year-turnover',
    access: turners,
    summary: 'Vira o ano de uma escola: cria as turmas do ano seguinte e rematricula os alunos',
    request: { params: byId, body: turnoverInputSchema },
    response: turnoverAnswerSchema,
  }),
  reopenings: defineList({
    method: 'GET',
    path: '/posting-reopenings',
    access: { roles: staff, anyOf: ['class_attendance', 'class_grades', 'view_settings'] },
    summary: 'Períodos reabertos para lançamento no alcance do usuário, os mais novos primeiro',
    request: {
      query: pageQuerySchema.extend({ institution_id: idSchema.optional(), class_id: idSchema.optional() }),
    },
    response: postingReopeningSchema,
  }),
  reopen: defineEndpoint({
    method: 'POST',
    path: '/posting-reopenings',
    access: { roles: administrators, anyOf: ['view_settings'] },
    summary: 'Reabre um período para lançamento, de uma escola ou de uma turma',
    request: { body: postingReopeningInputSchema },
    response: postingReopeningSchema,
  }),
  close: defineEndpoint({
    method: 'DELETE',
    path: '/posting-reopenings/:id',
    access: { roles: administrators, anyOf: ['view_settings'] },
    summary: 'Desfaz a reabertura de um período',
    request: { params: byId },
    response: z.null(),
  }),
};
