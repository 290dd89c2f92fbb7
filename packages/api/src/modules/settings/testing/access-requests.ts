import { institutionOf, municipalityOf } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  bySite: {
    'GET /settings/municipality/:id': (site) => ({ url: `/settings/municipality/${municipalityOf[site]}` }),
    'PATCH /settings/municipality/:id': (site) => ({
      url: `/settings/municipality/${municipalityOf[site]}`,
      body: { minimum_mean: 5 },
    }),
    'GET /settings/institution/:id': (site) => ({ url: `/settings/institution/${institutionOf[site]}` }),
    'PATCH /settings/institution/:id': (site) => ({
      url: `/settings/institution/${institutionOf[site]}`,
      body: { phone: '(35) 3333-4444' },
    }),
    'GET /settings/report-header': (site) => ({
      url: `/settings/report-header?institution_id=${institutionOf[site]}`,
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
