import { attendanceSheets } from '../../../schema/attendance-sheets.table.ts';
import { disciplinesOf, ids, sites } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  bySite: {
    'GET /classes/:id/attendance-sheets/:number': (site) => ({
      url: `/classes/${ids.class[site]}/attendance-sheets/7`,
    }),
    'POST /attendance-sheets': (site) => ({
      url: '/attendance-sheets',
      body: { class_id: ids.class[site], discipline_id: disciplinesOf[site][0], month: '2026-05' },
    }),
  },
  insertRows: async (db) => {
    await db.insert(attendanceSheets).values(
      sites.map((site) => ({
        ...{ class_id: ids.class[site], discipline_id: disciplinesOf[site][0], month: '2026-04-01', number: 7 },
        ...{ page: 1, pages: 1, first_number: 1, days: ['2026-04-06', '2026-04-07'], pupils: [ids.pupil[site]] },
      })),
    );
  },
};
