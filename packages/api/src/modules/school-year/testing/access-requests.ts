import { ids, institutionOf } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  byPlace: {
    'GET /classes/:id/calendar': (place) => ({ url: `/classes/${ids.class[place]}/calendar` }),
    'GET /classes/:id/performance': (place) => ({ url: `/classes/${ids.class[place]}/performance` }),
    'GET /institutions/:id/year-turnover': (place) => ({
      url: `/institutions/${institutionOf[place]}/year-turnover?from_year=2026`,
    }),
    'POST /institutions/:id/year-turnover': (place) => ({
      url: `/institutions/${institutionOf[place]}/year-turnover`,
      body: { from_year: 2025 },
    }),
    'POST /posting-reopenings': (place) => ({
      url: '/posting-reopenings',
      body: { class_id: ids.class[place], year: 2026, scope: 'BIMESTER', period_index: 1, until: '2026-05-30' },
    }),
    'DELETE /posting-reopenings/:id': (place) => ({ url: `/posting-reopenings/${ids.reopening[place]}` }),
  },
  lists: {
    'GET /posting-reopenings': {
      url: '/posting-reopenings',
      idsOf: (within) => within.map((place) => ids.reopening[place]),
    },
  },
};
