import { colleagueOf, disciplinesOf, ids, institutionOf } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  bySite: {
    'GET /classes/:id': (site) => ({ url: `/classes/${ids.class[site]}` }),
    'GET /classes/:id/students': (site) => ({ url: `/classes/${ids.class[site]}/students` }),
    'POST /classes': (site) => ({
      url: '/classes',
      body: { institution_id: institutionOf[site], grade: '1º Ano', section: site.slice(0, 2), academic_year: 2026 },
    }),
    'PATCH /classes/:id': (site) => ({ url: `/classes/${ids.class[site]}`, body: { grade: '7º Ano' } }),
    'DELETE /classes/:id': (site) => ({ url: `/classes/${ids.class[site]}` }),
    'GET /classes/:id/teachers': (site) => ({ url: `/classes/${ids.class[site]}/teachers` }),
    'POST /classes/:id/teachers': (site) => ({
      url: `/classes/${ids.class[site]}/teachers`,
      body: { teacher_profile_id: colleagueOf[site], discipline_id: disciplinesOf[site][1] },
    }),
    'PATCH /classes/:id/teachers/:assignmentId': (site) => ({
      url: `/classes/${ids.class[site]}/teachers/${ids.assignment[site]}`,
      body: { starts_on: '2026-02-02', ends_on: null },
    }),
    'DELETE /classes/:id/teachers/:assignmentId': (site) => ({
      url: `/classes/${ids.class[site]}/teachers/${ids.assignment[site]}`,
    }),
  },
  lists: {
    'GET /classes': { url: '/classes', idsOf: (within) => within.map((site) => ids.class[site]) },
  },
};
