import { expect, test } from 'vitest';
import { z } from 'zod';
import { everyEndpoint } from './calls.ts';
import type { Endpoint } from './common/endpoint.ts';

/** What tells the server in which state its sender knew a record: its version, or what stood there. */
const known = ['version', 'base'];

/** Writes that carry neither, under the reason for which nobody's work is lost by it. */
const silent: Readonly<Record<string, readonly string[]>> = {
  'makes something new': [
    'POST /assessments/:id/apply',
    'POST /attendance-sheets',
    'POST /bank-items/assessments',
    'POST /classes/:id/teachers',
    'POST /global-notifications',
    'POST /posting-reopenings',
    'POST /reports/exports',
    'POST /reports/files',
    'POST /teacher-schedules',
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
    'POST /notifications/:id/read',
  ],
  'is asked first, by the name of what goes; what holds records is archived and can be brought back': [
    'DELETE /assessments/:id/results/:studentProfileId/recording-consent',
    'DELETE /posting-reopenings/:id',
    'DELETE /teacher-schedules/:id',
    'DELETE /users/:id/personal-data',
    'DELETE /users/:id/recording-consents',
    'POST /archive/:kind/:id/restore',
  ],
  'comes to the same, whoever did it before': [
    'POST /assessments/:id/printed',
    'POST /assessments/:id/results/:studentProfileId/recording',
    'POST /institutions/:id/year-turnover',
    'POST /scale-runs/:id/cancel',
    'POST /users/import/:id/cancel',
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

const changes = everyEndpoint.filter(({ method }) => method !== 'GET');
const says = ({ request }: Endpoint) => saysWhatIsKnown(request.body) || saysWhatIsKnown(request.query);
/** Where records are whose changes carry a version: one is made there, and removed where it is asked first by its name. */
const versioned = new Set(changes.filter(says).map(({ path }) => path));
const isOfVersioned = ({ method, path }: Endpoint) =>
  (method === 'POST' && versioned.has(`${path}/:id`)) || (method === 'DELETE' && versioned.has(path));

test('a write of what exists says in which state its sender knew it, or stands here with its reason', () => {
  const found = changes.filter((call) => !says(call) && !isOfVersioned(call));
  expect([...new Set(found.map(nameOf))].sort()).toEqual(Object.values(silent).flat().sort());
});
