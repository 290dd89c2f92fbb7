import { ids, institutionOf } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  bySite: {
    'GET /classes/:id/calendar': (site) => ({ url: `/classes/${ids.class[site]}/calendar` }),
    'GET /classes/:id/performance': (site) => ({ url: `/classes/${ids.class[site]}/performance` }),
    'GET /institutions/:id/year-turnover': (site) => ({
      url: `/institutions/${institutionOf[site]}/year-turnover?from_year=2026`,
    }),
    'POST /institutions/:id/year-turnover': (site) => ({
      url: `/institutions/${institutionOf[site]}/year-turnover`,
      body: { from_year: 2025 },
    }),
    'POST /posting-reopenings': (site) => ({
      url: '/posting-reopenings',
      body: { class_id: ids.class[site], year: 2026, scope: 'BIMESTER', period_index: 1, until: '2026-05-30' },
    }),
    'DELETE /posting-reopenings/:id': (site) => ({ url: `/posting-reopenings/${ids.reopening[site]}` }),
  },
  lists: {
    'GET /posting-reopenings': {
      url: '/posting-reopenings',
      idsOf: (within) => within.map((site) => ids.reopening[site]),
    },
  },
};
