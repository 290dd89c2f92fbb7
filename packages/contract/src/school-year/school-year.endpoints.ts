import { z } from 'zod';
import type { RoleAccess } from '../access/access.ts';
import { defineEndpoint, defineList } from '../common/endpoint.ts';
import { idSchema, pageQuerySchema } from '../common/envelope.ts';
import { classCalendarSchema, yearResultSchema } from './school-year.schema.ts';
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
};
