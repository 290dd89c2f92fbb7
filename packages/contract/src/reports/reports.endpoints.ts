import { z } from 'zod';
import { defineEndpoint, defineList } from '../common/endpoint.ts';
import { idSchema, pageQuerySchema } from '../common/envelope.ts';
import type { RoleAccess } from '../permissions/access.ts';
import {
  absenteeReportSchema,
  attendanceReportSchema,
  institutionReportSchema,
  postedGradeReportSchema,
  pupilReportSchema,
  reportExportSchema,
  reportQuerySchema,
} from './reports.schema.ts';

const readers: RoleAccess = { roles: ['MASTER', 'MUNICIPALITY', 'MANAGER'], anyOf: ['view_export_data'] };

export const reportEndpoints = {
  attendance: defineList({
    method: 'GET',
    path: '/reports/attendance',
    access: readers,
    summary: 'Frequência por turma: presenças e ausências de cada aluno em cada disciplina',
    request: { query: reportQuerySchema },
    response: attendanceReportSchema,
  }),
  absentees: defineList({
    method: 'GET',
    path: '/reports/absentees',
    access: readers,
    summary: 'Alunos infrequentes: frequência abaixo do mínimo do município, a menor primeiro',
    request: { query: reportQuerySchema },
    response: absenteeReportSchema,
  }),
  pupils: defineList({
    method: 'GET',
    path: '/reports/pupils',
    access: readers,
    summary: 'Alunos por turma, por nome',
    request: { query: reportQuerySchema.extend({ class_id: idSchema }) },
    response: pupilReportSchema,
  }),
  postedGrades: defineList({
    method: 'GET',
    path: '/reports/posted-grades',
    access: readers,
    summary: 'Notas lançadas: as esperadas até hoje e as que existem, por turma e disciplina',
    request: { query: reportQuerySchema },
    response: postedGradeReportSchema,
  }),
  institutions: defineList({
    method: 'GET',
    path: '/reports/assessments/:id/institutions',
    access: readers,
    summary: 'Comparativo entre instituições: as que receberam a avaliação, dentro do alcance',
    request: { params: z.object({ id: idSchema }), query: pageQuerySchema },
    response: institutionReportSchema,
  }),
  recordExport: defineEndpoint({
    method: 'POST',
    path: '/reports/exports',
    access: readers,
    summary: 'Registra na auditoria que um relatório foi levado',
    request: { body: reportExportSchema },
    response: z.null(),
  }),
};
