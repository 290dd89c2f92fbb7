import { z } from 'zod';
import type { RoleAccess } from '../access/access.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { idSchema } from '../common/envelope.ts';
import { gradeSchema } from '../grades/grades.schema.ts';
import { gradePostingPreviewSchema, gradePostingQuerySchema, gradePostingSchema } from './grade-posting.schema.ts';
import {
  outdatedGradeSchema,
  withdrawalPreviewSchema,
  withdrawalSchema,
  withdrawnSchema,
} from './posting-state.schema.ts';

/** Roles and permissions that write in the gradebook. */
const graders: RoleAccess = { roles: ['MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER'], anyOf: ['class_grades'] };
const byId = z.object({ id: idSchema });

/** Results as grades: the calls of an assessment that write in the gradebook. */
export const gradePostingCalls = {
  previewGrades: defineEndpoint({
    method: 'GET',
    path: '/assessments/:id/grades',
    access: graders,
    summary: 'Lançar como nota: o que os resultados escreveriam no diário, ao lado do que já está lá',
    request: { params: byId, query: gradePostingQuerySchema },
    response: gradePostingPreviewSchema,
  }),
  outdatedGrades: defineEndpoint({
    method: 'GET',
    path: '/outdated-grades',
    access: graders,
    summary: 'Notas lançadas de avaliações da turma que os resultados não dão mais',
    request: {
      query: z.object({
        class_id: z.uuid('Selecione a turma'),
        discipline_id: z.uuid('Selecione uma disciplina'),
        year: z.string().regex(/^20\d\d$/, 'O ano tem quatro números'),
      }),
    },
    response: z.array(outdatedGradeSchema),
  }),
  previewWithdrawal: defineEndpoint({
    method: 'GET',
    path: '/assessments/:id/grades/withdrawal',
    access: graders,
    summary: 'Desfazer lançamento: o que ficaria no diário',
    request: { params: byId, query: gradePostingQuerySchema },
    response: withdrawalPreviewSchema,
  }),
  withdrawGrades: defineEndpoint({
    method: 'POST',
    path: '/assessments/:id/grades/withdrawal',
    access: graders,
    summary: 'Desfaz o lançamento dos resultados como notas: tudo ou nada',
    request: { params: byId, body: withdrawalSchema },
    response: withdrawnSchema,
  }),
  postGrades: defineEndpoint({
    method: 'POST',
    path: '/assessments/:id/grades',
    access: graders,
    summary: 'Lança os resultados como notas, com o peso da avaliação: tudo ou nada',
    request: { params: byId, body: gradePostingSchema },
    response: z.array(gradeSchema),
  }),
};
