import type { Role } from '@caderneta/contract';
import type { Places, Sent } from './growth-network.ts';

/** A call that people make all day. `run` counts up, so that a write changes something each time. */
export interface GrowthCall {
  readonly name: string;
  readonly role: Role;
  request(places: Places, run: number): Sent;
}

const list = (role: Role, path: string): GrowthCall => ({
  name: `list ${path}`,
  role,
  request: (places) => ({
    method: 'GET',
    url: path.replace(/:(\w+)/g, (_, name: keyof Places) => String(places[name])),
  }),
});

const dashboard = (role: Role): GrowthCall => ({
  name: `dashboard ${role.toLowerCase()}`,
  role,
  request: () => ({ method: 'GET', url: `/dashboard/${role.toLowerCase()}` }),
});

const today = new Date().toISOString().slice(0, 10);
const mostPupils = 22;

export const growthCalls: readonly GrowthCall[] = [
  ...(['MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER', 'STUDENT'] as const).map(dashboard),
  ...(['MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER'] as const).flatMap((role) => [
    list(role, '/users?page=1&limit=20'),
    list(role, '/users?page=1&limit=20&search=:word'),
    list(role, '/users?page=1&limit=20&search=:rare'),
    list(role, '/users?page=1&limit=10&role=STUDENT&status=active'),
    list(role, '/users/counts'),
    list(role, '/classes?page=1&limit=12'),
    list(role, '/classes?page=2&limit=12&search=5'),
    list(role, '/institutions?page=1&limit=20'),
    list(role, '/disciplines?page=1&limit=20'),
    list(role, '/assessments?page=1&limit=20'),
    list(role, '/class-events?page=1&limit=20'),
    list(role, '/teacher-schedules?page=1&limit=20'),
    list(role, '/materials?page=1&limit=20'),
    list(role, '/assessments?page=1&limit=12&search=prova'),
    list(role, '/assessments?page=1&limit=12&search=avaliacao'),
    list(role, '/disciplines?page=1&limit=10&search=mat'),
    list(role, '/users?page=1&limit=20&class_id=:classId'),
    list(role, '/notifications?page=1&limit=20'),
    list(role, '/global-notifications?page=1&limit=20'),
    list(role, '/auth/sessions?page=1&limit=20'),
  ]),
  ...(['MASTER', 'MUNICIPALITY', 'MANAGER'] as const).flatMap((role) => [
    list(role, '/audit?page=1&limit=20'),
    list(role, '/reports/attendance?page=1&limit=20&class_id=:classId'),
    list(role, '/reports/pupils?page=1&limit=100&class_id=:classId'),
    list(role, '/reports/absentees?page=1&limit=20&institution_id=:institutionId'),
    list(role, '/reports/posted-grades?page=1&limit=20&institution_id=:institutionId'),
    list(role, '/users?page=1&limit=20&institution_id=:institutionId'),
    list(role, '/posting-reopenings?page=1&limit=20&class_id=:classId'),
    list(role, '/audit?page=1&limit=20&search=:word'),
    list(role, '/reports/report-cards?page=1&limit=20&class_id=:classId&student_profile_id=:pupilId'),
    list(role, '/reports/readings?page=1&limit=20&class_id=:classId'),
    list(role, '/reports/files?page=1&limit=20'),
  ]),
  // As a director asks for it. Above, it sums all that the municipality gave, and grows with it as a report must.
  list('MANAGER', '/reports/assessments/:assessmentId/institutions?page=1&limit=20'),
  list('MASTER', '/permissions/changes?page=1&limit=20&user_id=:pupilUserId'),
  list('MASTER', '/archive?page=1&limit=20'),
  list('MASTER', '/archive?page=1&limit=20&search=:word'),
  list('MASTER', '/municipalities?page=1&limit=12&counts=true'),
  list('MASTER', '/faqs?page=1&limit=20'),
  list('MASTER', '/categories?page=1&limit=20'),
  list('MANAGER', '/users/:pupilUserId/enrolments?page=1&limit=20'),
  list('TEACHER', '/qualifications?page=1&limit=20'),
  list('TEACHER', '/assessments/:assessmentId/results/:pupilId/readings?page=1&limit=20'),
  list('TEACHER', '/assessments/:assessmentId/questions?page=1&limit=20'),
  list('TEACHER', '/assessments/:assessmentId/review?page=1&limit=20'),
  list('STUDENT', '/achievements?page=1&limit=20'),
  list('STUDENT', '/achievements/me?page=1&limit=20'),
  list('TEACHER', '/classes/:classId/teachers?page=1&limit=20'),
  list('TEACHER', '/classes/:classId/performance?page=1&limit=100'),
  list('TEACHER', '/classes/:classId/progress'),
  list('MASTER', '/users?page=1&limit=20&sort=-created_at'),
  list('MASTER', '/municipalities?page=1&limit=20'),
  list('TEACHER', '/classes/:classId/students?page=1&limit=100'),
  list('TEACHER', `/attendance?class_id=:classId&page=1&limit=100`),
  list('TEACHER', '/grades?class_id=:classId&page=1&limit=100'),
  list('TEACHER', '/assessments/:assessmentId/results?page=1&limit=100'),
  list('STUDENT', '/grades?page=1&limit=20'),
  list('STUDENT', '/attendance?class_id=:classId&page=1&limit=20'),
  {
    name: 'write attendance',
    role: 'TEACHER',
    request: ({ classId, disciplineId, pupils }, run) => ({
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
