import { type Role, reportFiltersSchema, roles } from '@caderneta/contract';
import { reportFiles } from '../../../schema/report-files.table.ts';
import { ids, testNow } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

const at = { created_at: testNow, updated_at: testNow };

/** Where a role's user stands, municipality and school. */
function siteOf(role: Role): readonly [string, string] {
  if (role === 'MASTER') return ['', ''];
  return [ids.municipality.home, role === 'MUNICIPALITY' ? '' : ids.institution.near];
}

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  bySite: {
    'GET /reports/assessments/:id/institutions': (site) => ({
      url: `/reports/assessments/${ids.assessment[site]}/institutions`,
    }),
    'GET /reports/attendance': (site) => ({ url: `/reports/attendance?class_id=${ids.class[site]}` }),
    'GET /reports/absentees': (site) => ({ url: `/reports/absentees?class_id=${ids.class[site]}` }),
    'GET /reports/pupils': (site) => ({ url: `/reports/pupils?class_id=${ids.class[site]}` }),
    'GET /reports/posted-grades': (site) => ({ url: `/reports/posted-grades?class_id=${ids.class[site]}` }),
    'GET /reports/readings': (site) => ({ url: `/reports/readings?class_id=${ids.class[site]}` }),
    'GET /reports/report-cards': (site) => ({ url: `/reports/report-cards?class_id=${ids.class[site]}` }),
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
        reach: [role, ...siteOf(role)].join(' '),
        file_id: ids.lessonFile,
        ...at,
      })),
    );
  },
};
