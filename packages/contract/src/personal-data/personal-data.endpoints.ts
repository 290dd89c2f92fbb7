import { z } from 'zod';
import type { RoleAccess } from '../access/access.ts';
import { defineEndpoint, defineList } from '../common/endpoint.ts';
import { idSchema, pageQuerySchema } from '../common/envelope.ts';
import { fileQuerySchema } from '../common/files.schema.ts';
import { personalDataSchema, personViewSchema } from './personal-data.schema.ts';

const byId = z.object({ id: idSchema });
const reading: RoleAccess = { roles: ['MASTER'], anyOf: ['details_users'] };

/** The rights of whom the data is about, as MASTER grants them: to know, to have a copy, to be erased. Archived people count. */
export const personalDataEndpoints = {
  summary: defineEndpoint({
    method: 'GET',
    path: '/users/:id/personal-data',
    access: reading,
    summary: 'O que é guardado de uma pessoa, e o que ficaria se os dados fossem apagados',
    request: { params: byId },
    response: personalDataSchema,
  }),
  views: defineList({
    method: 'GET',
    path: '/users/:id/views',
    access: reading,
    summary: 'Quem viu os dados de uma pessoa, o quê e quando; o mais novo primeiro',
    request: { params: byId, query: pageQuerySchema },
    response: personViewSchema,
  }),
  export: defineEndpoint({
    method: 'GET',
    path: '/users/:id/personal-data/export',
    access: reading,
    summary: 'Tudo o que é guardado de uma pessoa, com os seus arquivos (ZIP)',
    request: { params: byId, query: fileQuerySchema },
    response: z.string(),
    wire: 'file',
  }),
  erase: defineEndpoint({
    method: 'DELETE',
    path: '/users/:id/personal-data',
    access: { roles: ['MASTER'], anyOf: ['delete_users'] },
    summary: 'Apaga os dados de uma pessoa, salvo o registro escolar; não pode ser desfeito',
    request: { params: byId },
    response: z.object({ erased: z.number() }),
  }),
};
