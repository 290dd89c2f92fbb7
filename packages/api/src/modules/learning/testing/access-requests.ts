import { ids, type Place, userOfPupil } from '../../../server/testing/fixture.ts';
import type { AccessRequests, RequestOfOwner } from '../../../server/testing/matrix-request.ts';

const learning =
  (path: string, suffix = ''): RequestOfOwner =>
  (role, other) => ({
    own: { url: `/${path}/user/${ids.user(role)}${suffix}` },
    foreign: { url: `/${path}/user/${ids.user(other)}${suffix}` },
  });

const pupil = (place: Place): string => userOfPupil(ids.pupil[place]);

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  byPlace: {
    'GET /classes/:id/progress': (place) => ({ url: `/classes/${ids.class[place]}/progress` }),
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
