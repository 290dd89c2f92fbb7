import { z } from 'zod';
import type { RoleAccess } from '../access/access.ts';
import { defineEndpoint, defineList } from '../common/endpoint.ts';
import { pageQuerySchema } from '../common/envelope.ts';
import { gradeInputSchema, gradeQuerySchema, gradeSchema, gradeSheetSchema } from './grades.schema.ts';

/** Who reads a class's grades to post them. */
export const gradeWriters: RoleAccess = {
  roles: ['MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER'],
  anyOf: ['class_grades'],
};

/** What the audit log calls these tables. */
export const gradeAuditLabels = { grades: 'Nota' } as const;

export const gradeEndpoints = {
  list: defineList({
    method: 'GET',
    path: '/grades',
    access: {
      roles: ['MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER', 'STUDENT'],
      anyOf: ['class_grades', 'view_dashboard_student'],
    },
    summary: 'Notas de uma turma ou de um aluno, as mais novas primeiro; um estudante lê só as suas',
    request: { query: pageQuerySchema.extend(gradeQuerySchema.shape) },
    response: gradeSchema,
  }),
  save: defineEndpoint({
    method: 'POST',
    path: '/grades',
    access: gradeWriters,
    summary: 'Lança a nota de um aluno, ou muda a que há',
    request: { body: gradeInputSchema },
    response: gradeSchema,
  }),
  saveSheet: defineEndpoint({
    method: 'POST',
    path: '/grades/batch',
    access: gradeWriters,
    summary: 'Lança as notas de uma turma: tudo ou nada',
    request: { body: gradeSheetSchema },
    response: z.array(gradeSchema),
  }),
};
