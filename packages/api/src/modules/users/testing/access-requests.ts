import { type Role, roles } from '@caderneta/contract';
import {
  colleagueOf,
  ids,
  institutionOf,
  type Place,
  userOfColleague,
  userOfPupil,
} from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

const staffWithin = (within: readonly Place[]): readonly Role[] => {
  if (within.includes('away')) return roles;
  const atSchool = roles.filter((role) => role !== 'MASTER' && role !== 'MUNICIPALITY');
  return within.includes('far') ? [...atSchool, 'MUNICIPALITY'] : atSchool;
};

const pupilsOf: Readonly<Record<Place, readonly string[]>> = {
  assigned: [ids.pupil.assigned, ids.pupil.second, ids.pupil.left],
  unassigned: [ids.pupil.unassigned],
  far: [ids.pupil.far],
  away: [ids.pupil.away],
};

function usersWithin(within: readonly Place[], role: Role): string[] {
  const pupils = [...within.flatMap((place) => pupilsOf[place].map(userOfPupil)), ids.user('STUDENT')];
  if (role === 'TEACHER') return [...pupils, ids.user('TEACHER')];
  const masters = role === 'MASTER' ? [ids.secondMaster] : [];
  const colleagues = within.map((place) => userOfColleague(colleagueOf[place]));
  return [...pupils, ...staffWithin(within).map(ids.user), ...colleagues, ...masters];
}

const draft = { name: 'Nova Pessoa', email: 'nova@escola.br', password: 'Segredo@2026', role: 'STUDENT' };

const pupil = (place: Place): string => userOfPupil(ids.pupil[place]);

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  byPlace: {
    'GET /users/:id': (place) => ({ url: `/users/${pupil(place)}` }),
    'GET /users/:id/photo': (place) => ({ url: `/users/${pupil(place)}/photo` }),
    'GET /users/:id/enrolments': (place) => ({ url: `/users/${pupil(place)}/enrolments` }),
    'POST /users': (place) => ({
      url: '/users',
      body: { ...draft, profile: { institution_id: institutionOf[place], class_id: ids.class[place] } },
    }),
    'PATCH /users/:id': (place) => ({ url: `/users/${pupil(place)}`, body: { name: 'Outro Nome' } }),
    'DELETE /users/:id': (place) => ({ url: `/users/${pupil(place)}` }),
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
