import { type Endpoint, type Role, roles } from '@caderneta/contract';
import { everyEndpoint } from '@caderneta/contract/calls';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { ids, tokenOf, userOfPupil } from './testing/fixture.ts';
import { startUndoableServer } from './testing/test-server.ts';

const runs = process.env.CADERNETA_FULL ? 10_000 : 500;

const server = await startUndoableServer();
afterAll(() => server.close());

/** What ends sessions, removes or takes rights is taken back: the requests after it must find something too. */
const bars = ({ method, path }: Endpoint) =>
  method === 'DELETE' || path.startsWith('/auth/') || /^\/(users|permissions)/.test(path);

const rowIds = [ids.class, ids.assessment, ids.pupil, ids.institution].flatMap((group) => Object.values(group));
const userIds = [...roles.map(ids.user), ...Object.values(ids.pupil).map(userOfPupil)];
const knownIds = [...rowIds, ...userIds];
const oddText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '\u0000', '\ud800', 'ß', '%', "'", '\\', 'ção', '999999999999', '💥'),
);
const value = fc.oneof(
  fc.constantFrom<unknown>(...knownIds),
  oddText,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom<unknown>('GABARITO', 'AVALIACAO', 2026, 1e308, -1, 0.5),
  fc.jsonValue({ maxDepth: 3 }),
);
const names = [
  'institution_id',
  'class_id',
  'grade',
  'section',
  'academic_year',
  'title',
  'description',
  'category',
  'format',
  'key',
  'version',
  'student_profile_id',
  'score',
  'details',
  'review',
  'email',
  'password',
  'token',
  'name',
  'role',
  'is_active',
  'profile',
];
const marks = fc.record({
  questao: fc.integer({ min: -1, max: 1e9 }),
  alternativa_marcada: fc.option(fc.integer({ min: 1, max: 5 })),
  alternativa_correta: fc.constant(1),
  correto: fc.boolean(),
});
const details = fc.record({
  omr: fc.array(
    fc.record({
      area: fc.integer({ min: 1, max: 1e6 }),
      status: fc.constant('complete'),
      retangulo_detected: fc.boolean(),
      bolhas_detectadas: fc.nat(),
      bolhas_esperadas: fc.nat(),
      todas_bolhas_detectadas: fc.boolean(),
      respostas: fc.array(marks),
    }),
    { maxLength: 4 },
  ),
  total: fc.nat(),
  acertos: fc.nat(),
});
const review = fc.array(
  fc.record({
    group: fc.integer({ min: 0, max: 3 }),
    question: fc.integer({ min: 1, max: 25 }),
    marked: fc.option(fc.string({ maxLength: 5 })),
    state: fc.constantFrom('multiple', 'uncertain'),
    crop: fc.option(fc.base64String({ maxLength: 40 })),
  }),
  { maxLength: 5 },
);
/** Bodies near enough to right ones to get past the first checks. */
const nearly = fc.oneof(
  fc.record({
    student_profile_id: fc.constantFrom(...Object.values(ids.pupil)),
    score: fc.double({ min: 0, max: 100, noNaN: true }),
    details: fc.option(details),
    review,
    version: fc.option(fc.integer(), { nil: undefined }),
  }),
  fc.record({
    key: fc.array(
      fc.dictionary(fc.integer({ min: 1, max: 30 }).map(String), fc.constantFrom('a', 'b', 'e'), { maxKeys: 10 }),
      { maxLength: 5 },
    ),
  }),
  fc.record(
    {
      name: oddText,
      email: fc.oneof(fc.constantFrom('novo@escola.br', ''), oddText),
      password: fc.constantFrom('Segredo@2026', ''),
      role: fc.constantFrom(...roles),
      is_active: fc.boolean(),
      profile: fc.record(
        {
          institution_id: fc.constantFrom(...Object.values(ids.institution), '', null),
          class_id: fc.constantFrom(...Object.values(ids.class), null),
          municipality_id: fc.constantFrom(...Object.values(ids.municipality), null),
          cpf: fc.constantFrom('529.982.247-25', '', null, '1'),
          birth_date: fc.constantFrom('2015-02-28', '2015-02-30', '', '1900-01-01T00:00:00.000Z'),
          profile_phone: fc.array(fc.record({ number: fc.constantFrom('(35) 99999-0000', '', '1') }), { maxLength: 3 }),
          profile_photo: fc.constantFrom(null, 'x', '/9j/4AAQ', 'data:image/jpeg;base64,/9j/4AAQ'),
        },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: ['name'] },
  ),
  fc.record({
    institution_id: fc.constantFrom(...Object.values(ids.institution)),
    class_id: fc.constantFrom(...Object.values(ids.class)),
    title: oddText,
    grade: oddText,
    section: fc.oneof(fc.string({ maxLength: 2 }), fc.string({ unit: 'binary', maxLength: 2 })),
    academic_year: fc.integer({ min: 1990, max: 2110 }),
  }),
);
const body = fc.oneof(nearly, fc.dictionary(fc.constantFrom(...names), value), fc.jsonValue());
const request = fc.record({
  endpoint: fc.constantFrom(...everyEndpoint),
  role: fc.option(fc.constantFrom<Role>(...roles), { freq: 8 }),
  param: fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...knownIds) }, { weight: 1, arbitrary: oddText }),
  query: fc.dictionary(
    fc.constantFrom('page', 'limit', 'search', 'ids', 'class_id', 'academic_year', 'institution_id', 'format'),
    oddText,
    { maxKeys: 3 },
  ),
  body,
  idempotencyKey: fc.option(fc.string({ maxLength: 10 }), { nil: undefined, freq: 4 }),
});

test(`${runs} generated requests: every answer is one of the contract's, none is the server's fault`, async () => {
  const seen = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(request, async ({ endpoint, role, param, query, body: payload, idempotencyKey }) => {
      const path = endpoint.path.replace(
        /:(\w+)/g,
        () => encodeURIComponent(param.replace(/\p{Cs}/gu, '')).replaceAll('.', '%2e') || '%20',
      );
      const search = new URLSearchParams(query).toString();
      const headers: Record<string, string> = { 'content-type': 'application/json' };
      if (role) headers.authorization = `Bearer ${tokenOf(role)}`;
      if (idempotencyKey !== undefined) headers['idempotency-key'] = encodeURIComponent(idempotencyKey);
      const sent = endpoint.method === 'GET' ? undefined : JSON.stringify(payload);
      const answer = await server.app.inject({
        method: endpoint.method,
        url: `${path}?${search}`,
        headers,
        payload: sent,
      });
      if (endpoint.method !== 'GET' && bars(endpoint)) await server.undo();
      seen.set(answer.statusCode, (seen.get(answer.statusCode) ?? 0) + 1);
      const context = `${endpoint.method} ${path}?${search} ${sent} → ${answer.statusCode} ${answer.body}`;
      expect(answer.statusCode, context).toBeLessThan(500);
      const isFile = endpoint.wire === 'file' && answer.statusCode === 200;
      expect(isFile ? 'object' : typeof answer.json(), context).toBe('object');
    }),
    { numRuns: runs },
  );
  // The generator reaches past the first checks: answers of success and of every kind of refusal are among them.
  expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404]));
}, 600_000);
