import { disciplinesOf, ids, type Site, yearOf } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

const grade = (site: Site) => ({
  class_id: ids.class[site],
  student_profile_id: ids.pupil[site],
  discipline_id: disciplinesOf[site][0],
  scope: 'BIMESTER',
  period_index: 1,
  year: yearOf(site),
  score: 8.5,
});

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  bySite: {
    'GET /grades': (site) => ({ url: `/grades?class_id=${ids.class[site]}` }),
    'GET /brought-grades': (site) => ({
      url: `/brought-grades?class_id=${ids.class[site]}&discipline_id=${disciplinesOf[site][0]}`,
    }),
    'POST /grades': (site) => ({ url: '/grades', body: grade(site) }),
    'POST /grades/batch': (site) => ({ url: '/grades/batch', body: [grade(site)] }),
  },
};
