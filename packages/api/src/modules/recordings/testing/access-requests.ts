import { ids, municipalityOf, type Site, userOfPupil } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';
import { sound, termSince } from '../../../server/testing/network-with-readings.ts';

/** The reading of a place's pupil. */
const resultOf = (site: Site) => `/assessments/${ids.reading[site]}/results/${ids.pupil[site]}`;

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  bySite: {
    'GET /assessments/:id/results/:studentProfileId/recording': (site) => ({ url: `${resultOf(site)}/recording` }),
    'POST /assessments/:id/results/:studentProfileId/recording': (site) => ({
      url: `${resultOf(site)}/recording`,
      body: { audio: sound },
    }),
    'PUT /assessments/:id/results/:studentProfileId/recording-consent': (site) => ({
      url: `${resultOf(site)}/recording-consent`,
      body: { term_since: termSince },
    }),
    'DELETE /assessments/:id/results/:studentProfileId/recording-consent': (site) => ({
      url: `${resultOf(site)}/recording-consent`,
    }),
    'GET /users/:id/recording-consents': (site) => ({
      url: `/users/${userOfPupil(ids.pupil[site])}/recording-consents`,
    }),
    'DELETE /users/:id/recording-consents': (site) => ({
      url: `/users/${userOfPupil(ids.pupil[site])}/recording-consents`,
    }),
    'GET /settings/municipality/:id/recordings': (site) => ({
      url: `/settings/municipality/${municipalityOf[site]}/recordings`,
    }),
    'GET /settings/municipality/:id/recordings/archive': (site) => ({
      url: `/settings/municipality/${municipalityOf[site]}/recordings/archive`,
    }),
  },
};
