import { institutionOf, municipalityOf } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  byPlace: {
    'GET /settings/municipality/:id': (place) => ({ url: `/settings/municipality/${municipalityOf[place]}` }),
    'PATCH /settings/municipality/:id': (place) => ({
      url: `/settings/municipality/${municipalityOf[place]}`,
      body: { minimum_mean: 5 },
    }),
    'GET /settings/institution/:id': (place) => ({ url: `/settings/institution/${institutionOf[place]}` }),
    'PATCH /settings/institution/:id': (place) => ({
      url: `/settings/institution/${institutionOf[place]}`,
      body: { phone: '(35) 3333-4444' },
    }),
    'GET /settings/report-header': (place) => ({
      url: `/settings/report-header?institution_id=${institutionOf[place]}`,
    }),
  },
  byOwner: {
    'PATCH /settings/network': () => ({ own: { url: '/settings/network', body: { session_hours: 8 } } }),
    'POST /settings/network/mail-test': () => ({
      own: { url: '/settings/network/mail-test', body: { to: 'ana@rede.br' } },
    }),
    'PATCH /settings/me': () => ({ own: { url: '/settings/me', body: { notifications: { muted: ['LOGIN'] } } } }),
  },
};
