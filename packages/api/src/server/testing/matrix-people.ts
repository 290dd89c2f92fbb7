import { type Role, roles } from '@caderneta/contract';
import { colleagueOf, ids, institutionOf, type Place, testPassword, userOfColleague, userOfPupil } from './fixture.ts';
import type { ListOfPlaces, MatrixRequest, RequestOfOwner } from './matrix-request.ts';

const pupil = (place: Place): string => userOfPupil(ids.pupil[place]);
const course = (teacher_profile_id: string) => ({ teacher_profile_id, course_name: 'Letras' });
const sheet = (place: Place) => ({ role: 'STUDENT', institution_id: institutionOf[place], text: 'Nome\nNova Pessoa' });
const draft = { name: 'Nova Pessoa', email: 'nova@escola.br', password: 'Segredo@2026', role: 'STUDENT' };

/** Calls about people: each is asked for the pupil of a place. */
export const peopleByPlace: Readonly<Record<string, (place: Place) => MatrixRequest>> = {
  'GET /users/:id': (place) => ({ url: `/users/${pupil(place)}` }),
  'GET /users/:id/photo': (place) => ({ url: `/users/${pupil(place)}/photo` }),
  'GET /users/:id/enrolments': (place) => ({ url: `/users/${pupil(place)}/enrolments` }),
  'POST /users/:id/access-reset': (place) => ({ url: `/users/${pupil(place)}/access-reset` }),
  'POST /users/import/preview': (place) => ({ url: '/users/import/preview', body: sheet(place) }),
  'POST /users/import': (place) => ({ url: '/users/import', body: sheet(place) }),
  'GET /classes/:id/access-cards': (place) => ({ url: `/classes/${ids.class[place]}/access-cards` }),
  'POST /classes/:id/access-cards': (place) => ({ url: `/classes/${ids.class[place]}/access-cards`, body: {} }),
  'POST /users': (place) => ({
    url: '/users',
    body: { ...draft, profile: { institution_id: institutionOf[place], class_id: ids.class[place] } },
  }),
  'PATCH /users/:id': (place) => ({ url: `/users/${pupil(place)}`, body: { name: 'Outro Nome' } }),
  'DELETE /users/:id': (place) => ({ url: `/users/${pupil(place)}` }),
  'GET /lessons/:id': () => ({ url: `/lessons/${ids.lesson}` }),
  'GET /lessons/:id/file': () => ({ url: `/lessons/${ids.lesson}/file` }),
  'PATCH /lessons/:id': () => ({ url: `/lessons/${ids.lesson}`, body: { title: 'Medir' } }),
  'POST /lessons/:id/view': () => ({ url: `/lessons/${ids.lesson}/view` }),
  'GET /progress/user/:userId': (place) => ({ url: `/progress/user/${pupil(place)}` }),
  'GET /module-answers/user/:userId': (place) => ({ url: `/module-answers/user/${pupil(place)}` }),
  'GET /mentor-comments/user/:userId/module/:moduleId': (place) => ({
    url: `/mentor-comments/user/${pupil(place)}/module/1`,
  }),
  'POST /mentor-comments/upsert': (place) => ({
    url: '/mentor-comments/upsert',
    body: { student_id: pupil(place), module_id: 1, lesson_key: 'aula_1', comment: 'Muito bem' },
  }),
  'POST /global-notifications': () => ({ url: '/global-notifications', body: { message: 'Olá' } }),
  'GET /qualifications': (place) => ({ url: `/qualifications?teacher_profile_id=${colleagueOf[place]}` }),
  'GET /qualifications/:id': (place) => ({ url: `/qualifications/${ids.qualificationOf(place)}` }),
  'POST /qualifications': (place) => ({ url: '/qualifications', body: course(colleagueOf[place]) }),
  'PATCH /qualifications/:id': (place) => ({
    url: `/qualifications/${ids.qualificationOf(place)}`,
    body: { course_name: 'Letras' },
  }),
  'DELETE /qualifications/:id': (place) => ({ url: `/qualifications/${ids.qualificationOf(place)}` }),
  'GET /permissions/user/:userId': (place) => ({ url: `/permissions/user/${pupil(place)}` }),
  'GET /permissions/role/:role': () => ({ url: '/permissions/role/STUDENT' }),
  'GET /permissions/changes': (place) => ({ url: `/permissions/changes?user_id=${pupil(place)}` }),
  'PATCH /permissions/user/:userId': (place) => ({
    url: `/permissions/user/${pupil(place)}`,
    body: { permissions: ['view_aulas'] },
  }),
  'DELETE /permissions/user/:userId': (place) => ({ url: `/permissions/user/${pupil(place)}` }),
  'PATCH /permissions/role/:role': () => ({
    url: '/permissions/role/STUDENT',
    body: { permissions: ['view_aulas'] },
  }),
};

const pupilsOf: Readonly<Record<Place, readonly string[]>> = {
  assigned: [ids.pupil.assigned, ids.pupil.second, ids.pupil.left],
  unassigned: [ids.pupil.unassigned],
  far: [ids.pupil.far],
  away: [ids.pupil.away],
};

const staffWithin = (within: readonly Place[]): readonly Role[] => {
  if (within.includes('away')) return roles;
  const atSchool = roles.filter((role) => role !== 'MASTER' && role !== 'MUNICIPALITY');
  return within.includes('far') ? [...atSchool, 'MUNICIPALITY'] : atSchool;
};

function usersWithin(within: readonly Place[], role: Role): string[] {
  const pupils = [...within.flatMap((place) => pupilsOf[place].map(userOfPupil)), ids.user('STUDENT')];
  if (role === 'TEACHER') return [...pupils, ids.user('TEACHER')];
  const masters = role === 'MASTER' ? [ids.secondMaster] : [];
  const colleagues = within.map((place) => userOfColleague(colleagueOf[place]));
  return [...pupils, ...staffWithin(within).map(ids.user), ...colleagues, ...masters];
}

export const listsOfPeople: Readonly<Record<string, ListOfPlaces>> = {
  'GET /users': { url: '/users', idsOf: usersWithin },
  'GET /audit': { url: '/audit', idsOf: (within) => within.map((place) => ids.audit[place]) },
};

const learning =
  (path: string, suffix = ''): RequestOfOwner =>
  (role, other) => ({
    own: { url: `/${path}/user/${ids.user(role)}${suffix}` },
    foreign: { url: `/${path}/user/${ids.user(other)}${suffix}` },
  });

export const peopleByOwner: Readonly<Record<string, RequestOfOwner>> = {
  'GET /users/import/:id': (role, other) => ({
    own: { url: `/users/import/${ids.import(role)}` },
    foreign: { url: `/users/import/${ids.import(other)}` },
  }),
  'GET /users/:id/enrolments': (role, other) => ({
    own: { url: `/users/${ids.user(role)}/enrolments` },
    foreign: { url: `/users/${ids.user(other)}/enrolments` },
  }),
  'POST /module-answers': () => ({
    own: {
      url: '/module-answers',
      body: { module_id: 1, lesson_key: 'aula_1', answers: [{ question: 1, answer: 'A' }] },
    },
  }),
  'GET /progress/user/:userId': learning('progress'),
  'GET /module-answers/user/:userId': learning('module-answers'),
  'GET /mentor-comments/user/:userId/module/:moduleId': learning('mentor-comments', '/module/1'),
  'POST /auth/password': () => ({
    own: { url: '/auth/password', body: { current_password: testPassword, password: 'Outra@2026x' } },
  }),
  'DELETE /auth/sessions/:id': (role, other) => ({
    own: { url: `/auth/sessions/${ids.session(role)}` },
    foreign: { url: `/auth/sessions/${ids.session(other)}` },
  }),
  'PATCH /notifications/:id/read': (role, other) => ({
    own: { url: `/notifications/${ids.notification(role)}/read` },
    foreign: { url: `/notifications/${ids.notification(other)}/read` },
  }),
  'PATCH /notifications/read-all': (role, other) => ({
    own: { url: `/notifications/read-all?user_id=${ids.user(role)}` },
    foreign: { url: `/notifications/read-all?user_id=${ids.user(other)}` },
  }),
  'GET /qualifications': (role, other) => ({
    own: { url: `/qualifications?teacher_profile_id=${ids.profile(role)}` },
    foreign: { url: `/qualifications?teacher_profile_id=${ids.profile(other)}` },
  }),
  'GET /qualifications/:id': (role, other) => ({
    own: { url: `/qualifications/${ids.qualification(role)}` },
    foreign: { url: `/qualifications/${ids.qualification(other)}` },
  }),
  'POST /qualifications': (role, other) => ({
    own: { url: '/qualifications', body: course(ids.profile(role)) },
    foreign: { url: '/qualifications', body: course(ids.profile(other)) },
  }),
  'PATCH /qualifications/:id': (role, other) => ({
    own: { url: `/qualifications/${ids.qualification(role)}`, body: { course_name: 'Letras' } },
    foreign: { url: `/qualifications/${ids.qualification(other)}`, body: { course_name: 'Letras' } },
  }),
  'DELETE /qualifications/:id': (role, other) => ({
    own: { url: `/qualifications/${ids.qualification(role)}` },
    foreign: { url: `/qualifications/${ids.qualification(other)}` },
  }),
  'GET /permissions/user/:userId': (role, other) => ({
    own: { url: `/permissions/user/${ids.user(role)}` },
    foreign: { url: `/permissions/user/${ids.user(other)}` },
  }),
  'GET /permissions/role/:role': (role, other) => ({
    own: { url: `/permissions/role/${role}` },
    foreign: { url: `/permissions/role/${other}` },
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
};
