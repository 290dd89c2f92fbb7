import { z } from 'zod';
import { accessCardSchema, accessCardsInputSchema, pupilAccessSchema } from '../auth/access-codes.schema.ts';
import { defineEndpoint, defineList } from '../common/endpoint.ts';
import { idSchema, pageQuerySchema } from '../common/envelope.ts';
import { askedDay } from '../common/form-values.ts';
import { sortSchema } from '../common/sort.ts';
import {
  classInputSchema,
  classPatchSchema,
  classSchema,
  classStudentSchema,
  classTeacherDaysSchema,
  classTeacherInputSchema,
  classTeacherSchema,
} from './classes.schema.ts';

const administrators = ['MASTER', 'MUNICIPALITY', 'MANAGER'] as const;
const staff = [...administrators, 'TEACHER'] as const;
const byId = z.object({ id: idSchema });

/** What the audit log calls these tables. */
export const classAuditLabels = { class_teachers: 'Professor da turma', school_classes: 'Turma' } as const;

export const classEndpoints = {
  list: defineList({
    method: 'GET',
    path: '/classes',
    access: 'self',
    summary: 'Turmas no alcance do usuário',
    request: {
      query: pageQuerySchema.extend({
        institution_id: idSchema.optional(),
        ids: z.string().max(4000).optional(),
        academic_year: z
          .string()
          .regex(/^\d{4}$/, 'O ano letivo tem quatro números.')
          .optional(),
        /** Those that the user was assigned to as a teacher. */
        assigned: z.literal('me').optional(),
        /** This year's with pupils, where a roll call is missing: of today, or of a day with lessons since Monday. */
        without_roll_call: z.enum(['today', 'week']).optional(),
        search: z.string().max(200).optional(),
        sort: sortSchema('grade', 'section', 'academic_year').optional(),
      }),
    },
    response: classSchema,
  }),
  years: defineEndpoint({
    method: 'GET',
    path: '/classes/years',
    access: 'self',
    summary: 'Anos letivos das turmas no alcance do usuário',
    response: z.array(z.number()),
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/classes/:id',
    access: { roles: staff, anyOf: ['view_class'] },
    summary: 'Uma turma',
    request: { params: byId },
    response: classSchema,
  }),
  students: defineList({
    method: 'GET',
    path: '/classes/:id/students',
    access: { roles: staff, anyOf: ['view_class', 'my_students', 'class_assessments'] },
    summary: 'Alunos matriculados na turma, hoje ou em uma data, por nome',
    request: { params: byId, query: pageQuerySchema.extend({ date: askedDay.optional() }) },
    response: classStudentSchema,
  }),
  access: defineEndpoint({
    method: 'GET',
    path: '/classes/:id/access-cards',
    access: { roles: administrators, anyOf: ['update_users'] },
    summary: 'Alunos da turma e a situação do acesso de cada um, por nome',
    request: { params: byId },
    response: z.array(pupilAccessSchema),
  }),
  makeAccessCards: defineEndpoint({
    method: 'POST',
    path: '/classes/:id/access-cards',
    access: { roles: administrators, anyOf: ['update_users'] },
    summary: 'Cria ou renova os códigos de primeiro acesso da turma, de quem ainda não tem senha',
    request: { params: byId, body: accessCardsInputSchema },
    response: z.array(accessCardSchema),
    secret: true,
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/classes',
    access: { roles: administrators, anyOf: ['create_class'] },
    summary: 'Cria uma turma',
    request: { body: classInputSchema },
    response: classSchema,
  }),
  update: defineEndpoint({
    method: 'PATCH',
    path: '/classes/:id',
    access: { roles: administrators, anyOf: ['update_class'] },
    summary: 'Altera uma turma',
    request: { params: byId, body: classPatchSchema },
    response: classSchema,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/classes/:id',
    access: { roles: administrators, anyOf: ['delete_class'] },
    summary: 'Remove uma turma; a que guarda notas, chamadas ou resultados é arquivada',
    request: { params: byId },
    response: z.object({ archived: z.boolean() }),
  }),
  teachers: defineList({
    method: 'GET',
    path: '/classes/:id/teachers',
    access: { roles: staff, anyOf: ['view_class'] },
    summary: 'Professores atribuídos à turma, por nome e disciplina',
    request: { params: byId, query: pageQuerySchema },
    response: classTeacherSchema,
  }),
  assignTeacher: defineEndpoint({
    method: 'POST',
    path: '/classes/:id/teachers',
    access: { roles: administrators, anyOf: ['update_class'] },
    summary: 'Atribui um professor à turma em uma disciplina, desde e até quando',
    request: { params: byId, body: classTeacherInputSchema },
    response: classTeacherSchema,
  }),
  changeTeacherDays: defineEndpoint({
    method: 'PATCH',
    path: '/classes/:id/teachers/:assignmentId',
    access: { roles: administrators, anyOf: ['update_class'] },
    summary: 'Muda o primeiro e o último dia de uma atribuição de professor',
    request: { params: byId.extend({ assignmentId: idSchema }), body: classTeacherDaysSchema },
    response: classTeacherSchema,
  }),
  unassignTeacher: defineEndpoint({
    method: 'DELETE',
    path: '/classes/:id/teachers/:assignmentId',
    access: { roles: administrators, anyOf: ['update_class'] },
    summary: 'Retira uma atribuição de professor',
    request: { params: byId.extend({ assignmentId: idSchema }) },
    response: z.null(),
  }),
};
