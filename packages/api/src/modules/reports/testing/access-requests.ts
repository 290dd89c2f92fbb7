import { type Role, reportFiltersSchema, roles } from '@caderneta/contract';
import { reportFiles } from '../../../schema/report-files.table.ts';
import { ids, testNow } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

const at = { created_at: testNow, updated_at: testNow };

/** Where a role's user stands, municipality and school. */
function placeOf(role: Role): readonly [string, string] {
  if (role === 'MASTER') return ['', ''];
  return [ids.municipality.home, role === 'MUNICIPALITY' ? '' : ids.institution.near];
}

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  byPlace: {
    'GET /reports/assessments/:id/institutions': (place) => ({
      url: `/reports/assessments/${ids.assessment[place]}/institutions`,
    }),
    'GET /reports/attendance': (place) => ({ url: `/reports/attendance?class_id=${ids.class[place]}` }),
    'GET /reports/absentees': (place) => ({ url: `/reports/absentees?class_id=${ids.class[place]}` }),
    'GET /reports/pupils': (place) => ({ url: `/reports/pupils?class_id=${ids.class[place]}` }),
    'GET /reports/posted-grades': (place) => ({ url: `/reports/posted-grades?class_id=${ids.class[place]}` }),
    'GET /reports/readings': (place) => ({ url: `/reports/readings?class_id=${ids.class[place]}` }),
    'GET /reports/report-cards': (place) => ({ url: `/reports/report-cards?class_id=${ids.class[place]}` }),
  },
  byOwner: {
    'GET /reports/files/:id/content': (role, other) => ({
      own: { url: `/reports/files/${ids.reportFile(role)}/content` },
      foreign: { url: `/reports/files/${ids.reportFile(other)}/content` },
    }),
    'DELETE /reports/files/:id': (role, other) => ({
      own: { url: `/reports/files/${ids.reportFile(role)}` },
      foreign: { url: `/reports/files/${ids.reportFile(other)}` },
    }),
    'POST /reports/files': () => ({
      own: { url: '/reports/files', body: { report: 'audit', format: 'CSV', filters: {} } },
    }),
    'POST /reports/exports': () => ({
      own: { url: '/reports/exports', body: { report: 'pupils', format: 'CSV', rows: 3, hide_personal: true } },
    }),
  },
  insertRows: async (db) => {
    await db.insert(reportFiles).values(
      roles.map((role) => ({
        id: ids.reportFile(role),
        user_id: ids.user(role),
        report: 'audit' as const,
        format: 'CSV' as const,
        filters: reportFiltersSchema.parse({}),
        shown: {},
        status: 'DONE' as const,
        done: 1,
        total: 1,
        reach: [role, ...placeOf(role)].join(' '),
        file_id: ids.lessonFile,
        ...at,
      })),
    );
  },
};
