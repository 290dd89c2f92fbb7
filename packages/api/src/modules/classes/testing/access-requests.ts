import { colleagueOf, disciplinesOf, ids, institutionOf } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  byPlace: {
    'GET /classes/:id': (place) => ({ url: `/classes/${ids.class[place]}` }),
    'GET /classes/:id/students': (place) => ({ url: `/classes/${ids.class[place]}/students` }),
    'POST /classes': (place) => ({
      url: '/classes',
      body: { institution_id: institutionOf[place], grade: '1º Ano', section: place.slice(0, 2), academic_year: 2026 },
    }),
    'PATCH /classes/:id': (place) => ({ url: `/classes/${ids.class[place]}`, body: { grade: '7º Ano' } }),
    'DELETE /classes/:id': (place) => ({ url: `/classes/${ids.class[place]}` }),
    'GET /classes/:id/teachers': (place) => ({ url: `/classes/${ids.class[place]}/teachers` }),
    'POST /classes/:id/teachers': (place) => ({
      url: `/classes/${ids.class[place]}/teachers`,
      body: { teacher_profile_id: colleagueOf[place], discipline_id: disciplinesOf[place][1] },
    }),
    'DELETE /classes/:id/teachers/:assignmentId': (place) => ({
      url: `/classes/${ids.class[place]}/teachers/${ids.assignment[place]}`,
    }),
  },
  lists: {
    'GET /classes': { url: '/classes', idsOf: (within) => within.map((place) => ids.class[place]) },
  },
};
