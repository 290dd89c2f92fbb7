import { ids, type Site, userOfPupil } from '../../../server/testing/fixture.ts';
import type { AccessRequests, RequestOfOwner } from '../../../server/testing/matrix-request.ts';

const learning =
  (path: string, suffix = ''): RequestOfOwner =>
  (role, other) => ({
    own: { url: `/${path}/user/${ids.user(role)}${suffix}` },
    foreign: { url: `/${path}/user/${ids.user(other)}${suffix}` },
  });

const pupil = (site: Site): string => userOfPupil(ids.pupil[site]);

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  bySite: {
    'GET /classes/:id/progress': (site) => ({ url: `/classes/${ids.class[site]}/progress` }),
    'GET /lessons/:id': () => ({ url: `/lessons/${ids.lesson}` }),
    'GET /lessons/:id/file': () => ({ url: `/lessons/${ids.lesson}/file` }),
    'PATCH /lessons/:id': () => ({ url: `/lessons/${ids.lesson}`, body: { title: 'Medir' } }),
    'POST /lessons/:id/view': () => ({ url: `/lessons/${ids.lesson}/view` }),
    'GET /progress/user/:userId': (site) => ({ url: `/progress/user/${pupil(site)}` }),
    'GET /module-answers/user/:userId': (site) => ({ url: `/module-answers/user/${pupil(site)}` }),
    'GET /mentor-comments/user/:userId/module/:moduleId': (site) => ({
      url: `/mentor-comments/user/${pupil(site)}/module/1`,
    }),
    'POST /mentor-comments/upsert': (site) => ({
      url: '/mentor-comments/upsert',
      body: { student_id: pupil(site), module_id: 1, lesson_key: 'aula_1', comment: 'Muito bem' },
    }),
  },
  byOwner: {
    'POST /module-answers': () => ({
      own: {
        url: '/module-answers',
        body: { module_id: 1, lesson_key: 'aula_1', answers: [{ question: 1, answer: 'A' }] },
      },
    }),
    'GET /progress/user/:userId': learning('progress'),
    'GET /module-answers/user/:userId': learning('module-answers'),
    'GET /mentor-comments/user/:userId/module/:moduleId': learning('mentor-comments', '/module/1'),
  },
};
