import { materials } from '../../../schema/materials.table.ts';
import { ids, sites, testFile, testNow } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

const at = { created_at: testNow, updated_at: testNow };

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  bySite: {
    'GET /materials/:id': (site) => ({ url: `/materials/${ids.material[site]}` }),
    'GET /materials/:id/file': (site) => ({ url: `/materials/${ids.material[site]}/file` }),
    'POST /materials': (site) => ({
      url: '/materials',
      body: { class_id: ids.class[site], title: 'Lista', file: Buffer.from(testFile).toString('base64') },
    }),
    'PATCH /materials/:id': (site) => ({ url: `/materials/${ids.material[site]}`, body: { hidden: true } }),
    'DELETE /materials/:id': (site) => ({ url: `/materials/${ids.material[site]}` }),
  },
  lists: {
    'GET /materials': { url: '/materials', idsOf: (within) => within.map((site) => ids.material[site]) },
  },
  insertRows: async (db) => {
    await db.insert(materials).values(
      sites.map((site) => ({
        id: ids.material[site],
        class_id: ids.class[site],
        title: `Material ${site}`,
        file_id: ids.materialFile[site],
        ...at,
      })),
    );
  },
};
