import { ids, municipalityOf, type Place } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';
import { sound, termSince } from '../../../server/testing/network-with-readings.ts';

/** The reading of a place's pupil. */
const resultOf = (place: Place) => `/assessments/${ids.reading[place]}/results/${ids.pupil[place]}`;

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  byPlace: {
    'GET /assessments/:id/results/:studentProfileId/recording': (place) => ({ url: `${resultOf(place)}/recording` }),
    'POST /assessments/:id/results/:studentProfileId/recording': (place) => ({
      url: `${resultOf(place)}/recording`,
      body: { audio: sound },
    }),
    'PUT /assessments/:id/results/:studentProfileId/recording-consent': (place) => ({
      url: `${resultOf(place)}/recording-consent`,
      body: { term_since: termSince },
    }),
    'DELETE /assessments/:id/results/:studentProfileId/recording-consent': (place) => ({
      url: `${resultOf(place)}/recording-consent`,
    }),
    'GET /settings/municipality/:id/recordings': (place) => ({
      url: `/settings/municipality/${municipalityOf[place]}/recordings`,
    }),
    'GET /settings/municipality/:id/recordings/archive': (place) => ({
      url: `/settings/municipality/${municipalityOf[place]}/recordings/archive`,
    }),
  },
};
