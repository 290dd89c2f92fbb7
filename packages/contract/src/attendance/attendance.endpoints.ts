import { z } from 'zod';
import { defineEndpoint, defineList } from '../common/endpoint.ts';
import { pageQuerySchema } from '../common/envelope.ts';
import {
  attendanceQuerySchema,
  attendanceSchema,
  attendanceSummaryQuerySchema,
  attendanceSummarySchema,
  rollCallSchema,
} from './attendance.schema.ts';

/** What the audit log calls these tables. */
export const attendanceAuditLabels = { attendance: 'Chamada' } as const;

export const attendanceEndpoints = {
  list: defineList({
    method: 'GET',
    path: '/attendance',
    access: {
      roles: ['MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER', 'STUDENT'],
      anyOf: ['class_attendance', 'view_dashboard_student'],
    },
    summary: 'Presenças de uma turma; um estudante lê só as suas',
    request: { query: pageQuerySchema.extend(attendanceQuerySchema.shape) },
    response: attendanceSchema,
  }),
  summary: defineEndpoint({
    method: 'GET',
    path: '/attendance/summary',
    access: {
      roles: ['MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER', 'STUDENT'],
      anyOf: ['class_attendance', 'view_dashboard_student'],
    },
    summary: 'Presenças e faltas do ano letivo de cada aluno de uma turma; um estudante lê só as suas',
    request: { query: attendanceSummaryQuerySchema },
    response: z.array(attendanceSummarySchema),
  }),
  save: defineEndpoint({
    method: 'POST',
    path: '/attendance',
    access: { roles: ['MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER'], anyOf: ['class_attendance'] },
    summary: 'Salva a chamada de uma turma, data e disciplina: tudo ou nada',
    request: { body: rollCallSchema },
    response: z.array(attendanceSchema),
  }),
};
