import { expect, test } from 'vitest';
import { z } from 'zod';
import { everyEndpoint } from './calls.ts';
import type { Endpoint } from './common/endpoint.ts';

/** What tells the server in which state its sender knew a record: its version, or what stood there. */
const known = ['version', 'base'];

/** Writes that carry neither, under the reason for which nobody's work is lost by it. */
const silent: Readonly<Record<string, readonly string[]>> = {
  'makes something new': [
    'POST /assessments',
    'POST /assessments/:id/apply',
    'POST /attendance-sheets',
    'POST /bank-items',
    'POST /bank-items/assessments',
    'POST /categories',
    'POST /class-events',
    'POST /classes',
    'POST /classes/:id/teachers',
    'POST /disciplines',
    'POST /faqs',
    'POST /global-notifications',
    'POST /institutions',
    'POST /materials',
    'POST /municipalities',
    'POST /posting-reopenings',
    'POST /qualifications',
    'POST /reports/exports',
    'POST /reports/files',
    'POST /sheet-models',
    'POST /skills',
    'POST /teacher-schedules',
    'POST /users',
    'POST /users/import',
  ],
  'keeps nothing': [
    'POST /api/analisar-audio',
    'POST /api/processar-omr',
    'POST /auth/validate-token',
    'POST /omr/process',
    'POST /proxy/audio',
    'POST /reading/analyse',
    'POST /settings/network/mail-test',
    'POST /skills/import/preview',
    'POST /users/import/preview',
  ],
  'is the sender’s own alone': [
    'DELETE /auth/sessions',
    'DELETE /auth/sessions/:id',
    'DELETE /reports/files/:id',
    'PATCH /notifications/:id/read',
    'PATCH /notifications/read-all',
    'PATCH /settings/me',
    'POST /auth/first-access',
    'POST /auth/first-master',
    'POST /auth/login',
    'POST /auth/logout',
    'POST /auth/password',
    'POST /auth/password-reset',
    'POST /auth/password-reset/confirm',
    'POST /global-notifications/:id/read',
    'POST /lessons/:id/view',
    'POST /module-answers',
    'POST /notifications/:id/read',
  ],
  'is asked first, by the name of what goes; what holds records is archived and can be brought back': [
    'DELETE /assessments/:id',
    'DELETE /assessments/:id/results/:studentProfileId/recording-consent',
    'DELETE /bank-items/:id',
    'DELETE /categories/:id',
    'DELETE /class-events/:id',
    'DELETE /classes/:id',
    'DELETE /classes/:id/teachers/:assignmentId',
    'DELETE /disciplines/:id',
    'DELETE /faqs/:id',
    'DELETE /institutions/:id',
    'DELETE /materials/:id',
    'DELETE /municipalities/:id',
    'DELETE /permissions/user/:userId',
    'DELETE /posting-reopenings/:id',
    'DELETE /qualifications/:id',
    'DELETE /sheet-models/:id',
    'DELETE /skills/:id',
    'DELETE /teacher-schedules/:id',
    'DELETE /users/:id',
    'DELETE /users/:id/personal-data',
    'POST /archive/:kind/:id/restore',
  ],
  'comes to the same, whoever did it before': [
    'POST /assessments/:id/printed',
    'POST /assessments/:id/results/:studentProfileId/recording',
    'POST /classes/:id/access-cards',
    'POST /institutions/:id/year-turnover',
    'POST /scale-runs/:id/cancel',
    'POST /users/:id/access-reset',
    'PUT /assessments/:id/results/:studentProfileId/recording-consent',
  ],
  'says before it writes what is new, changed and gone': ['POST /skills/import'],
};

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Whether a body or query says it: itself, or each of the rows that it sends. */
function saysWhatIsKnown(schema: z.ZodType | undefined, isRow = false): boolean {
  if (schema instanceof z.ZodArray) return saysWhatIsKnown(schema.element as z.ZodType, true);
  if (schema instanceof z.ZodOptional) return saysWhatIsKnown(schema.unwrap() as z.ZodType, isRow);
  if (schema instanceof z.ZodUnion) return schema.options.every((one) => saysWhatIsKnown(one as z.ZodType, isRow));
  if (!(schema instanceof z.ZodObject)) return false;
  const fields: [string, z.ZodType][] = Object.entries(schema.shape);
  return fields.some(([name, field]) => {
    const rows = !isRow && field instanceof z.ZodArray;
    return known.includes(name) || (rows && saysWhatIsKnown(field));
  });
}

test('a write of what exists says in which state its sender knew it, or stands here with its reason', () => {
  const found = everyEndpoint.filter(
    ({ method, request }) => method !== 'GET' && !saysWhatIsKnown(request.body) && !saysWhatIsKnown(request.query),
  );
  expect([...new Set(found.map(nameOf))].sort()).toEqual(Object.values(silent).flat().sort());
});
