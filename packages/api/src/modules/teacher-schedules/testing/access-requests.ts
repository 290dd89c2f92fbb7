import { ids } from '../../../server/testing/fixture.ts';
import type { AccessRequests, MatrixRequest } from '../../../server/testing/matrix-request.ts';

const timetableLine = (teacher_profile_id: string): MatrixRequest => ({
  url: '/teacher-schedules',
  body: { teacher_profile_id, start_time: '10:00', end_time: '11:00' },
});

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  lists: {
    'GET /teacher-schedules': {
      url: '/teacher-schedules',
      idsOf: (within) => within.map((site) => ids.schedule[site]),
    },
  },
  byOwner: {
    'POST /teacher-schedules': (role) => ({
      own: timetableLine(ids.profile(role)),
      ...(role === 'MASTER' ? {} : { foreign: timetableLine(ids.colleague.near) }),
    }),
    'DELETE /teacher-schedules/:id': (role) => ({
      own: { url: `/teacher-schedules/${ids.schedule.assigned}` },
      ...(role === 'MASTER' ? {} : { foreign: { url: `/teacher-schedules/${ids.schedule.unassigned}` } }),
    }),
  },
};
