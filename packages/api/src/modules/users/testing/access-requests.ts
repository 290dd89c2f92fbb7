import { type Role, roles } from '@caderneta/contract';
import {
  colleagueOf,
  ids,
  institutionOf,
  type Site,
  userOfColleague,
  userOfPupil,
} from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

const staffWithin = (within: readonly Site[]): readonly Role[] => {
  if (within.includes('away')) return roles;
  const atSchool = roles.filter((role) => role !== 'MASTER' && role !== 'MUNICIPALITY');
  return within.includes('far') ? [...atSchool, 'MUNICIPALITY'] : atSchool;
};

const pupilsOf: Readonly<Record<Site, readonly string[]>> = {
  assigned: [ids.pupil.assigned, ids.pupil.second, ids.pupil.left],
  unassigned: [ids.pupil.unassigned],
  far: [ids.pupil.far],
  away: [ids.pupil.away],
};

function usersWithin(within: readonly Site[], role: Role): string[] {
  const pupils = [...within.flatMap((site) => pupilsOf[site].map(userOfPupil)), ids.user('STUDENT')];
  if (role === 'TEACHER') return [...pupils, ids.user('TEACHER')];
  const masters = role === 'MASTER' ? [ids.secondMaster] : [];
  const colleagues = within.map((site) => userOfColleague(colleagueOf[site]));
  return [...pupils, ...staffWithin(within).map(ids.user), ...colleagues, ...masters];
}

const input = { name: 'Nova Pessoa', email: 'nova@escola.br', password: 'Segredo@2026', role: 'STUDENT' };

const pupil = (site: Site): string => userOfPupil(ids.pupil[site]);

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  bySite: {
    'GET /users/:id': (site) => ({ url: `/users/${pupil(site)}` }),
    'GET /users/:id/photo': (site) => ({ url: `/users/${pupil(site)}/photo` }),
    'GET /users/:id/enrolments': (site) => ({ url: `/users/${pupil(site)}/enrolments` }),
    'POST /users': (site) => ({
      url: '/users',
      body: { ...input, profile: { institution_id: institutionOf[site], class_id: ids.class[site] } },
    }),
    'PATCH /users/:id': (site) => ({ url: `/users/${pupil(site)}`, body: { name: 'Outro Nome' } }),
    'DELETE /users/:id': (site) => ({ url: `/users/${pupil(site)}` }),
  },
  lists: {
    'GET /users': { url: '/users', idsOf: usersWithin },
  },
  byOwner: {
    'GET /users/:id/enrolments': (role, other) => ({
      own: { url: `/users/${ids.user(role)}/enrolments` },
      foreign: { url: `/users/${ids.user(other)}/enrolments` },
    }),
    'GET /users/:id': (role, other) => ({
      own: { url: `/users/${ids.user(role)}` },
      foreign: { url: `/users/${ids.user(other)}` },
    }),
    'GET /users/:id/photo': (role, other) => ({
      own: { url: `/users/${ids.user(role)}/photo` },
      foreign: { url: `/users/${ids.user(other)}/photo` },
    }),
    'PATCH /users/:id': (role, other) => ({
      own: { url: `/users/${ids.user(role)}`, body: { name: 'Eu' } },
      foreign: { url: `/users/${ids.user(other)}`, body: { name: 'Eu' } },
    }),
    'DELETE /users/:id': (role, other) => ({
      own: { url: `/users/${ids.user(role)}` },
      foreign: { url: `/users/${ids.user(other)}` },
    }),
  },
};
