import { z } from 'zod';
import type { RoleAccess } from '../access/access.ts';
import { defineEndpoint, defineList } from '../common/endpoint.ts';
import { idSchema, pageQuerySchema } from '../common/envelope.ts';
import { fileQuerySchema } from '../common/files.schema.ts';
import { reportExportSchema, reportFileInputSchema, reportFileSchema } from './report-files.schema.ts';
import {
  absenteeReportSchema,
  attendanceReportSchema,
  institutionReportSchema,
  periodReportQuerySchema,
  postedGradeReportSchema,
  pupilReportSchema,
  readingReportSchema,
  reportCardLineSchema,
  reportQuerySchema,
} from './reports.schema.ts';

const byId = z.object({ id: idSchema });
const readers: RoleAccess = { roles: ['MASTER', 'MUNICIPALITY', 'MANAGER'], anyOf: ['view_export_data'] };

/** What the audit log calls these tables. */
export const reportAuditLabels = { reports: 'Relatório' } as const;

export const reportEndpoints = {
  attendance: defineList({
    method: 'GET',
    path: '/reports/attendance',
    access: readers,
    summary: 'Frequência por turma: presenças e ausências de cada aluno em cada disciplina',
    request: { query: periodReportQuerySchema },
    response: attendanceReportSchema,
  }),
  absentees: defineList({
    method: 'GET',
    path: '/reports/absentees',
    access: readers,
    summary: 'Alunos infrequentes: frequência abaixo do mínimo do município, a menor primeiro',
    request: { query: periodReportQuerySchema },
    response: absenteeReportSchema,
  }),
  pupils: defineList({
    method: 'GET',
    path: '/reports/pupils',
    access: readers,
    summary: 'Alunos por turma, por nome: os que estão ou estiveram na turma pedida, ou os matriculados de todas',
    request: { query: reportQuerySchema },
    response: pupilReportSchema,
  }),
  postedGrades: defineList({
    method: 'GET',
    path: '/reports/posted-grades',
    access: readers,
    summary: 'Notas lançadas: as esperadas até hoje e as que existem, por turma e disciplina',
    request: { query: periodReportQuerySchema },
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
  readings: defineList({
    method: 'GET',
    path: '/reports/readings',
    access: readers,
    summary: 'Fluência leitora: a última leitura de cada aluno da turma, ou todas as de um aluno',
    request: {
      query: reportQuerySchema.extend({
        class_id: idSchema,
        student_profile_id: idSchema.optional(),
        assessment_id: idSchema.optional(),
      }),
    },
    response: readingReportSchema,
  }),
  reportCards: defineList({
    method: 'GET',
    path: '/reports/report-cards',
    access: readers,
    summary: 'Boletim: nota e faltas por período, média, frequência e situação de cada aluno em cada disciplina',
    request: { query: reportQuerySchema.extend({ class_id: idSchema, student_profile_id: idSchema.optional() }) },
    response: reportCardLineSchema,
  }),
  recordExport: defineEndpoint({
    method: 'POST',
    path: '/reports/exports',
    access: readers,
    summary: 'Registra na auditoria que um relatório foi levado',
    request: { body: reportExportSchema },
    response: z.null(),
  }),
  files: defineList({
    method: 'GET',
    path: '/reports/files',
    access: readers,
    summary: 'Relatórios que o servidor faz ou fez para o usuário, os mais novos primeiro',
    request: { query: pageQuerySchema },
    response: reportFileSchema,
    polled: true,
  }),
  makeFile: defineEndpoint({
    method: 'POST',
    path: '/reports/files',
    access: readers,
    summary: 'Pede ao servidor o arquivo de um relatório grande',
    request: { body: reportFileInputSchema },
    response: reportFileSchema,
  }),
  fileContent: defineEndpoint({
    method: 'GET',
    path: '/reports/files/:id/content',
    access: readers,
    summary: 'O arquivo de um relatório, a quem o pediu e enquanto ainda o alcança',
    request: { params: byId, query: fileQuerySchema },
    response: z.string(),
    wire: 'file',
  }),
  removeFile: defineEndpoint({
    method: 'DELETE',
    path: '/reports/files/:id',
    access: readers,
    summary: 'Cancela um relatório que está sendo feito, ou apaga o que foi feito',
    request: { params: byId },
    response: z.null(),
  }),
};
