import { materials } from '../../../schema/materials.table.ts';
import { ids, places, testFile, testNow } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

const at = { created_at: testNow, updated_at: testNow };

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  byPlace: {
    'GET /materials/:id': (place) => ({ url: `/materials/${ids.material[place]}` }),
    'GET /materials/:id/file': (place) => ({ url: `/materials/${ids.material[place]}/file` }),
    'POST /materials': (place) => ({
      url: '/materials',
      body: { class_id: ids.class[place], title: 'Lista', file: Buffer.from(testFile).toString('base64') },
    }),
    'PATCH /materials/:id': (place) => ({ url: `/materials/${ids.material[place]}`, body: { hidden: true } }),
    'DELETE /materials/:id': (place) => ({ url: `/materials/${ids.material[place]}` }),
  },
  lists: {
    'GET /materials': { url: '/materials', idsOf: (within) => within.map((place) => ids.material[place]) },
  },
  insertRows: async (db) => {
    await db.insert(materials).values(
      places.map((place) => ({
        id: ids.material[place],
        class_id: ids.class[place],
        title: `Material ${place}`,
        file_id: ids.materialFile[place],
        ...at,
      })),
    );
  },
};
