import { z } from 'zod';
import type { RoleAccess } from '../access/access.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import {
  attendanceSheetInputSchema,
  attendanceSheetParamsSchema,
  attendanceSheetSchema,
} from './attendance-sheets.schema.ts';

const staff: RoleAccess = { roles: ['MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER'], anyOf: ['class_attendance'] };

/** What the audit log calls these tables. */
export const attendanceSheetAuditLabels = { attendance_sheets: 'Folha de chamada' } as const;

export const attendanceSheetEndpoints = {
  print: defineEndpoint({
    method: 'POST',
    path: '/attendance-sheets',
    access: staff,
    summary:
      'Folhas de chamada de uma turma, disciplina e mês, numeradas; as mesmas enquanto a turma e os dias forem os mesmos',
    request: { body: attendanceSheetInputSchema },
    response: z.array(attendanceSheetSchema),
  }),
  find: defineEndpoint({
    method: 'GET',
    path: '/classes/:id/attendance-sheets/:number',
    access: staff,
    summary: 'A folha de chamada de uma turma que tem um número, como foi impressa',
    request: { params: attendanceSheetParamsSchema },
    response: attendanceSheetSchema,
  }),
};
