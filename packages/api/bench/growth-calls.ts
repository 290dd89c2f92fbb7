import { type Endpoint, may, type Role, roleDefaults } from '@caderneta/contract';
import { everyEndpoint, isPagedList } from '@caderneta/contract/calls';
import type { Samples, Sent } from './growth-network.ts';

/** A call that people make all day. `run` counts up, so that a write changes something each time. */
export interface GrowthCall {
  readonly name: string;
  readonly role: Role;
  request(samples: Samples, run: number): Sent;
}

const measured = ['MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER', 'STUDENT'] as const;

const list = (role: Role, path: string): GrowthCall => ({
  name: `list ${path}`,
  role,
  request: (samples) => ({
    method: 'GET',
    url: path.replace(/:(\w+)/g, (_, name: keyof Samples) => encodeURIComponent(String(samples[name]))),
  }),
});

const dashboard = (role: Role): GrowthCall => ({
  name: `dashboard ${role.toLowerCase()}`,
  role,
  request: () => ({ method: 'GET', url: `/dashboard/${role.toLowerCase()}` }),
});

/** What stands for a name in a path or a query; an `id` is of what the path names before it. */
const siteOf: Readonly<Record<string, keyof Samples>> = {
  assessments: 'assessmentId',
  class_id: 'classId',
  classes: 'classId',
  studentProfileId: 'pupilId',
  users: 'pupilUserId',
};

/** How some lists are asked where a page without filters is not how people ask, or is refused. */
const asked: Readonly<Record<string, string>> = {
  '/attendance': 'limit=100&class_id=:classId',
  '/grades': 'limit=100&class_id=:classId',
  '/permissions/changes': 'limit=20&user_id=:pupilUserId',
  '/posting-reopenings': 'limit=20&class_id=:classId',
  '/reports/absentees': 'limit=20&institution_id=:institutionId',
  '/reports/attendance': 'limit=20&class_id=:classId',
  '/reports/posted-grades': 'limit=20&institution_id=:institutionId',
  '/reports/report-cards': 'limit=20&class_id=:classId&student_profile_id=:pupilId',
};

/** Who asks for some lists, of those who may. */
const askedBy: Readonly<Record<string, readonly Role[]>> = {
  // Its rows are the pupil's own.
  '/achievements/me': ['STUDENT'],
  // Above a director it sums all that the municipality gave, and grows with it as a report must.
  '/reports/assessments/:id/institutions': ['MANAGER'],
};

function firstPage({ path, request }: Endpoint): string {
  const filled = path.replace(/(\w+)\/:(\w+)/g, (_, before: string, name: string) => {
    const orgUnit = siteOf[name === 'id' ? before : name];
    if (!orgUnit) throw new Error(`bench/growth-calls.ts: nothing stands for :${name} of ${path}`);
    return `${before}/:${orgUnit}`;
  });
  const shape = request.query && 'shape' in request.query ? Object(request.query.shape) : {};
  const needed = Object.keys(shape).filter((name) => !shape[name].safeParse(undefined).success);
  const filters = needed.map((name) => `&${name}=:${siteOf[name]}`).join('');
  return `${filled}?page=1&${asked[path] ?? `limit=20${filters}`}`;
}

const mayAsk = (role: Role, { access }: Endpoint): boolean =>
  may({ role, permissions: new Set(roleDefaults[role]) }, access);

/** The first page of every paged list of the contract, for each role that may ask for it. */
const firstPages = everyEndpoint
  .filter(isPagedList)
  .flatMap((endpoint) =>
    (askedBy[endpoint.path] ?? measured)
      .filter((role) => mayAsk(role, endpoint))
      .map((role) => list(role, firstPage(endpoint))),
  );

const mostPupils = 22;

export const growthCalls: readonly GrowthCall[] = [
  ...measured.map(dashboard),
  ...firstPages,
  ...(['MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER'] as const).flatMap((role) => [
    list(role, '/users?page=1&limit=20&search=:word'),
    list(role, '/users?page=1&limit=20&search=:rare'),
    list(role, '/users?page=1&limit=10&role=STUDENT&status=active'),
    list(role, '/users/counts'),
    list(role, '/classes?page=2&limit=12&search=5'),
    list(role, '/assessments?page=1&limit=12&search=prova'),
    list(role, '/assessments?page=1&limit=12&search=avaliacao'),
    list(role, '/disciplines?page=1&limit=10&search=mat'),
    list(role, '/users?page=1&limit=20&class_id=:classId'),
  ]),
  ...(['MASTER', 'MUNICIPALITY', 'MANAGER'] as const).flatMap((role) => [
    list(role, '/users?page=1&limit=20&institution_id=:institutionId'),
    list(role, '/audit?page=1&limit=20&search=:author'),
  ]),
  list('MASTER', '/archive?page=1&limit=20&search=:word'),
  list('MASTER', '/municipalities?page=1&limit=12&counts=true'),
  list('MASTER', '/users?page=1&limit=20&sort=-created_at'),
  list('TEACHER', '/qualifications?page=1&limit=20'),
  list('TEACHER', '/classes/:classId/progress'),
  {
    name: 'write attendance',
    role: 'TEACHER',
    request: ({ classId, disciplineId, pupils, today }, run) => ({
      method: 'POST',
      url: '/attendance',
      body: pupils.slice(0, mostPupils).map((student_profile_id, index) => ({
        class_id: classId,
        date: today,
        discipline_id: disciplineId,
        student_profile_id,
        status: (index + run) % 2 === 0 ? 'PRESENT' : 'ABSENT',
      })),
    }),
  },
  {
    name: 'write grades',
    role: 'TEACHER',
    request: ({ classId, disciplineId, pupils }, run) => ({
      method: 'POST',
      url: '/grades/batch',
      body: pupils.slice(0, mostPupils).map((student_profile_id, index) => ({
        class_id: classId,
        discipline_id: disciplineId,
        student_profile_id,
        scope: 'BIMESTER',
        period_index: 4,
        score: ((index + run + 100) % 100) / 10,
      })),
    }),
  },
];
