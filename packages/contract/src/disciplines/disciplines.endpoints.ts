import { z } from 'zod';
import { defineEndpoint, defineList } from '../common/endpoint.ts';
import { idSchema, pageQuerySchema } from '../common/envelope.ts';
import { sortSchema } from '../common/sort.ts';
import { disciplineInputSchema, disciplinePatchSchema } from './disciplines.schema.ts';

const disciplineSchema = z.object({
  id: z.string(),
  name: z.string(),
  institution_id: z.string(),
  institution: z.object({ id: z.string(), name: z.string(), municipality_id: z.string() }),
  created_by: z.string().nullable(),
  created_at: z.string(),
  version: z.number(),
});
export type Discipline = z.infer<typeof disciplineSchema>;

/** A teacher who gives the discipline in a class. */
const disciplineTeacherSchema = z.object({
  id: z.string(),
  teacher_profile_id: z.string(),
  teacher: z.object({ name: z.string() }),
  class: z.object({ id: z.string(), grade: z.string(), section: z.string(), academic_year: z.number().nullable() }),
});

const disciplineDetailsSchema = disciplineSchema.extend({
  /** Name of the user who created it; null where it is not known. */
  creator: z.object({ id: z.string(), name: z.string() }).nullable(),
  class_teachers: z.array(disciplineTeacherSchema),
});
export type DisciplineDetails = z.infer<typeof disciplineDetailsSchema>;

const administrators = ['MASTER', 'MUNICIPALITY', 'MANAGER'] as const;
const byId = z.object({ id: idSchema });

/** What the audit log calls these tables. */
export const disciplineAuditLabels = { disciplines: 'Disciplina' } as const;

export const disciplineEndpoints = {
  list: defineList({
    method: 'GET',
    path: '/disciplines',
    access: 'self',
    summary: 'Disciplinas no alcance do usuário',
    request: {
      query: pageQuerySchema.extend({
        institution_id: idSchema.optional(),
        search: z.string().max(200).optional(),
        /** Ids with commas between them. */
        ids: z.string().max(4000).optional(),
        sort: sortSchema('name', 'created_at').optional(),
      }),
    },
    response: disciplineSchema,
  }),
  details: defineEndpoint({
    method: 'GET',
    path: '/disciplines/:id/details',
    access: { roles: administrators, anyOf: ['view_disciplines'] },
    summary: 'Uma disciplina e quem a leciona em cada turma',
    request: { params: byId },
    response: disciplineDetailsSchema,
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/disciplines',
    access: { roles: administrators, anyOf: ['create_disciplines'] },
    summary: 'Cria uma disciplina',
    request: { body: disciplineInputSchema },
    response: disciplineSchema,
  }),
  update: defineEndpoint({
    method: 'PATCH',
    path: '/disciplines/:id',
    access: { roles: administrators, anyOf: ['update_disciplines'] },
    summary: 'Altera uma disciplina',
    request: { params: byId, body: disciplinePatchSchema },
    response: disciplineSchema,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/disciplines/:id',
    access: { roles: administrators, anyOf: ['delete_disciplines'] },
    summary: 'Remove uma disciplina; a que guarda notas ou chamadas é arquivada',
    request: { params: byId },
    response: z.object({ archived: z.boolean() }),
  }),
};
