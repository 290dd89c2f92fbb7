import type { Scope } from './access-table.ts';
import { disciplinesOf, ids, institutionOf, municipalityOf, type Place, places, testKey } from './fixture.ts';
import { academicByPlace, academicLists, academicRequests } from './matrix-academic.ts';
import { listsOfPeople, peopleByOwner, peopleByPlace } from './matrix-people.ts';
import type { ListOfPlaces, MatrixRequest, RequestOfOwner } from './matrix-request.ts';
import { sound, termSince } from './network-with-readings.ts';

export type { MatrixRequest };

/** Where a scope ends in the small network, where everyone of the tests belongs to school `near` of municipality `home`. */
export const placesWithin: Readonly<Record<Scope, readonly Place[]>> = {
  all: places,
  municipality: ['assigned', 'unassigned', 'far'],
  institution: ['assigned', 'unassigned'],
  assigned: ['assigned'],
  class: ['assigned'],
  own: [],
};

const draft = (place: Place) => ({ institution_id: institutionOf[place], class_id: ids.class[place], title: 'Nova' });

/** The reading of a place's pupil. */
const resultOf = (place: Place) => `/assessments/${ids.reading[place]}/results/${ids.pupil[place]}`;

/** Calls that reach one row of a place: how each is asked for that row. */
export const requestsByPlace: Readonly<Record<string, (place: Place) => MatrixRequest>> = {
  ...academicByPlace,
  ...peopleByPlace,
  'GET /classes/:id': (place) => ({ url: `/classes/${ids.class[place]}` }),
  'GET /classes/:id/students': (place) => ({ url: `/classes/${ids.class[place]}/students` }),
  'POST /classes': (place) => ({
    url: '/classes',
    body: { institution_id: institutionOf[place], grade: '1º Ano', section: place.slice(0, 2), academic_year: 2026 },
  }),
  'PATCH /classes/:id': (place) => ({ url: `/classes/${ids.class[place]}`, body: { grade: '7º Ano' } }),
  'DELETE /classes/:id': (place) => ({ url: `/classes/${ids.class[place]}` }),
  'GET /assessments/:id': (place) => ({ url: `/assessments/${ids.assessment[place]}` }),
  'POST /assessments': (place) => ({ url: '/assessments', body: draft(place) }),
  'PATCH /assessments/:id': (place) => ({ url: `/assessments/${ids.assessment[place]}`, body: { title: 'Outra' } }),
  'DELETE /assessments/:id': (place) => ({ url: `/assessments/${ids.assessment[place]}` }),
  'POST /assessments/:id/apply': (place) => ({
    url: `/assessments/${ids.assessment[place]}/apply`,
    body: { class_ids: [ids.class[place]] },
  }),
  'GET /assessments/:id/key': (place) => ({ url: `/assessments/${ids.assessment[place]}/key` }),
  'POST /assessments/:id/key': (place) => ({
    url: `/assessments/${ids.assessment[place]}/key`,
    body: { key: testKey },
  }),
  'GET /assessments/:id/results': (place) => ({ url: `/assessments/${ids.assessment[place]}/results` }),
  'GET /assessments/:id/results/:studentProfileId': (place) => ({
    url: `/assessments/${ids.assessment[place]}/results/${ids.pupil[place]}`,
  }),
  'GET /assessments/:id/results/:studentProfileId/readings': (place) => ({
    url: `/assessments/${ids.assessment[place]}/results/${ids.pupil[place]}/readings`,
  }),
  'DELETE /assessments/:id/results/:studentProfileId': (place) => ({
    url: `/assessments/${ids.assessment[place]}/results/${ids.pupil[place]}`,
  }),
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
  'GET /assessments/:id/analysis': (place) => ({ url: `/assessments/${ids.assessment[place]}/analysis` }),
  'GET /assessments/:id/questions': (place) => ({ url: `/assessments/${ids.assessment[place]}/questions` }),
  'GET /assessments/:id/review': (place) => ({ url: `/assessments/${ids.assessment[place]}/review?blanks=true` }),
  'POST /assessments/:id/results/:studentProfileId/decisions': (place) => ({
    url: `/assessments/${ids.assessment[place]}/results/${ids.pupil[place]}/decisions`,
    body: { decisions: [{ group: 0, question: 3, answer: 'C' }] },
  }),
  'GET /reports/assessments/:id/institutions': (place) => ({
    url: `/reports/assessments/${ids.assessment[place]}/institutions`,
  }),
  'POST /assessments/:id/result': (place) => ({
    url: `/assessments/${ids.assessment[place]}/result`,
    body: { student_profile_id: ids.pupil[place], score: 80 },
  }),
  'GET /assessments/:id/grades': (place) => ({
    url: `/assessments/${ids.assessment[place]}/grades?discipline_id=${disciplinesOf[place][0]}&scope=BIMESTER&period_index=1&year=2026`,
  }),
  'POST /assessments/:id/grades': (place) => ({
    url: `/assessments/${ids.assessment[place]}/grades`,
    body: {
      discipline_id: disciplinesOf[place][0],
      scope: 'BIMESTER',
      period_index: 1,
      year: 2026,
      weight: 1,
      // The place's only result is 66,67.
      grades: [{ student_profile_id: ids.pupil[place], score: 6.7, version: 0 }],
    },
  }),
};

/** Calls that list rows of places: the ids that the answer to a scope must hold, no more and no fewer. */
export const listsByPlace: Readonly<Record<string, ListOfPlaces>> = {
  ...academicLists,
  ...listsOfPeople,
  'GET /institutions': { url: '/institutions', idsOf: (within) => within.map((place) => institutionOf[place]) },
  'GET /classes': { url: '/classes', idsOf: (within) => within.map((place) => ids.class[place]) },
  'GET /assessments': {
    url: '/assessments',
    idsOf: (within) => within.flatMap((place) => [ids.assessment[place], ids.reading[place]]),
  },
};

/** Calls over what is a user's own: for that user, and for somebody else's, where there is such a thing. */
export const requestsByOwner: Readonly<Record<string, RequestOfOwner>> = {
  ...academicRequests,
  ...peopleByOwner,
  'POST /notifications/:id/read': (role, other) => ({
    own: { url: `/notifications/${ids.notification(role)}/read` },
    foreign: { url: `/notifications/${ids.notification(other)}/read` },
  }),
  'POST /global-notifications/:id/read': () => ({ own: { url: `/global-notifications/${ids.announcement}/read` } }),
};
