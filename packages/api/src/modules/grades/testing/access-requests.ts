import { disciplinesOf, ids, type Place } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

const grade = (place: Place) => ({
  class_id: ids.class[place],
  student_profile_id: ids.pupil[place],
  discipline_id: disciplinesOf[place][0],
  scope: 'BIMESTER',
  period_index: 1,
  score: 8.5,
});

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  byPlace: {
    'GET /grades': (place) => ({ url: `/grades?class_id=${ids.class[place]}` }),
    'POST /grades': (place) => ({ url: '/grades', body: grade(place) }),
    'POST /grades/batch': (place) => ({ url: '/grades/batch', body: [grade(place)] }),
  },
};
