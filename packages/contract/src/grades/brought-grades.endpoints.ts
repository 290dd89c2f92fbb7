import { z } from 'zod';
import { defineEndpoint } from '../common/endpoint.ts';
import { gradeWriters } from './grades.endpoints.ts';
import { broughtGradeQuerySchema, broughtGradeSchema } from './grades.schema.ts';

/** Grades of who changed class in the year. */
export const broughtGradeEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/brought-grades',
    access: gradeWriters,
    summary: 'Notas que valem nesta turma e foram lançadas em outra, de quem mudou de turma no ano',
    request: { query: broughtGradeQuerySchema },
    response: z.array(broughtGradeSchema),
  }),
};
