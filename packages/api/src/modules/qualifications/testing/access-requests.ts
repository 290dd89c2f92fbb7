import { colleagueOf, ids } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

const course = (teacher_profile_id: string) => ({ teacher_profile_id, course_name: 'Letras' });

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  bySite: {
    'GET /qualifications': (site) => ({ url: `/qualifications?teacher_profile_id=${colleagueOf[site]}` }),
    'GET /qualifications/:id': (site) => ({ url: `/qualifications/${ids.qualificationOf(site)}` }),
    'POST /qualifications': (site) => ({ url: '/qualifications', body: course(colleagueOf[site]) }),
    'PATCH /qualifications/:id': (site) => ({
      url: `/qualifications/${ids.qualificationOf(site)}`,
      body: { course_name: 'Letras' },
    }),
    'DELETE /qualifications/:id': (site) => ({ url: `/qualifications/${ids.qualificationOf(site)}` }),
  },
  byOwner: {
    'GET /qualifications': (role, other) => ({
      own: { url: `/qualifications?teacher_profile_id=${ids.profile(role)}` },
      foreign: { url: `/qualifications?teacher_profile_id=${ids.profile(other)}` },
    }),
    'GET /qualifications/:id': (role, other) => ({
      own: { url: `/qualifications/${ids.qualification(role)}` },
      foreign: { url: `/qualifications/${ids.qualification(other)}` },
    }),
    'POST /qualifications': (role, other) => ({
      own: { url: '/qualifications', body: course(ids.profile(role)) },
      foreign: { url: '/qualifications', body: course(ids.profile(other)) },
    }),
    'PATCH /qualifications/:id': (role, other) => ({
      own: { url: `/qualifications/${ids.qualification(role)}`, body: { course_name: 'Letras' } },
      foreign: { url: `/qualifications/${ids.qualification(other)}`, body: { course_name: 'Letras' } },
    }),
    'DELETE /qualifications/:id': (role, other) => ({
      own: { url: `/qualifications/${ids.qualification(role)}` },
      foreign: { url: `/qualifications/${ids.qualification(other)}` },
    }),
  },
};
