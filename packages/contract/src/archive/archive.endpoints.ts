import { z } from 'zod';
import type { RoleAccess } from '../access/access.ts';
import { defineEndpoint, defineList } from '../common/endpoint.ts';
import { idSchema, pageQuerySchema } from '../common/envelope.ts';

export const archiveKinds = ['municipality', 'institution', 'class', 'discipline', 'assessment', 'user'] as const;
export type ArchiveKind = (typeof archiveKinds)[number];
export const archiveKindLabels: Record<ArchiveKind, string> = {
  municipality: 'Município',
  institution: 'Instituição',
  class: 'Turma',
  discipline: 'Disciplina',
  assessment: 'Avaliação',
  user: 'Usuário',
};

/** Something that was removed but holds records. `place` says where it was; `with_parent`: archived together with what contains it; `is_erased`: a person of whom nothing but the school's record is left, and who does not come back. */
const archivedSchema = z.object({
  kind: z.enum(archiveKinds),
  id: z.string(),
  name: z.string(),
  place: z.string().nullable(),
  archived_at: z.string(),
  with_parent: z.boolean(),
  is_erased: z.boolean(),
});
export type Archived = z.infer<typeof archivedSchema>;

const master: RoleAccess = { roles: ['MASTER'], anyOf: ['view_settings'] };

export const archiveEndpoints = {
  list: defineList({
    method: 'GET',
    path: '/archive',
    access: master,
    summary: 'O que foi arquivado, o mais novo primeiro',
    request: {
      query: pageQuerySchema.extend({
        kind: z.enum(archiveKinds).optional(),
        search: z.string().max(200).optional(),
      }),
    },
    response: archivedSchema,
  }),
  restore: defineEndpoint({
    method: 'POST',
    path: '/archive/:kind/:id/restore',
    access: master,
    summary: 'Restaura um registro arquivado, com o que foi arquivado no mesmo momento',
    request: { params: z.object({ kind: z.enum(archiveKinds), id: idSchema }) },
    response: z.object({ restored: z.number() }),
  }),
};
