import { disciplinesOf, ids, institutionOf, type Place, testKey } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

const draft = (place: Place) => ({ institution_id: institutionOf[place], class_id: ids.class[place], title: 'Nova' });

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  byPlace: {
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
    'GET /assessments/:id/analysis': (place) => ({ url: `/assessments/${ids.assessment[place]}/analysis` }),
    'GET /assessments/:id/questions': (place) => ({ url: `/assessments/${ids.assessment[place]}/questions` }),
    'GET /assessments/:id/review': (place) => ({ url: `/assessments/${ids.assessment[place]}/review?blanks=true` }),
    'POST /assessments/:id/results/:studentProfileId/decisions': (place) => ({
      url: `/assessments/${ids.assessment[place]}/results/${ids.pupil[place]}/decisions`,
      body: { decisions: [{ group: 0, question: 3, answer: 'C' }] },
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
    'GET /assessments/:id/file': (place) => ({ url: `/assessments/${ids.assessment[place]}/file` }),
  },
  lists: {
    'GET /assessments': {
      url: '/assessments',
      idsOf: (within) => within.flatMap((place) => [ids.assessment[place], ids.reading[place]]),
    },
  },
};
