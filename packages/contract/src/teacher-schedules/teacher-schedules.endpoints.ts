import { z } from 'zod';
import { defineEndpoint, defineList } from '../common/endpoint.ts';
import { idSchema, pageQuerySchema } from '../common/envelope.ts';
import { teacherScheduleInputSchema, teacherScheduleSchema } from './teacher-schedules.schema.ts';

/** What the audit log calls these tables. */
export const teacherScheduleAuditLabels = { teacher_schedules: 'Horário' } as const;

export const teacherScheduleEndpoints = {
  list: defineList({
    method: 'GET',
    path: '/teacher-schedules',
    access: { roles: ['MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER', 'STUDENT'] },
    summary: 'Horários de professores, por dia e hora; um estudante lê os de sua turma',
    request: {
      query: pageQuerySchema.extend({ teacher_profile_id: idSchema.optional(), class_id: idSchema.optional() }),
    },
    response: teacherScheduleSchema,
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/teacher-schedules',
    access: { roles: ['MASTER', 'TEACHER'] },
    summary: 'Adiciona um horário; um professor, só ao próprio quadro',
    request: { body: teacherScheduleInputSchema },
    response: teacherScheduleSchema,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/teacher-schedules/:id',
    access: { roles: ['MASTER', 'TEACHER'] },
    summary: 'Remove um horário; um professor, só do próprio quadro',
    request: { params: z.object({ id: idSchema }) },
    response: z.null(),
  }),
};
