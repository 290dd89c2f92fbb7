import { sheetModelEditions, sheetModels } from '../../../schema/sheet-models.table.ts';
import { ids, institutionOf, municipalityOf, type Site, sites } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';
import { testLayout, testPicture } from './test-layout.ts';

const owners = Object.values(ids.institution);
const numbered = (kind: string) => (site: Site) =>
  `0190fff${kind}-0000-7000-8000-00000000000${owners.indexOf(institutionOf[site])}`;
/** The model of each site's school, and its only edition. */
const idOf = numbered('0');
const editionOf = numbered('1');

const edition = { layout: testLayout, test: { read: 4, doubtful: 0 } };

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  bySite: {
    'GET /sheet-models/:id': (site) => ({ url: `/sheet-models/${idOf(site)}` }),
    'GET /sheet-models/:id/editions/:editionId': (site) => ({
      url: `/sheet-models/${idOf(site)}/editions/${editionOf(site)}`,
    }),
    'GET /sheet-models/:id/editions/:editionId/picture': (site) => ({
      url: `/sheet-models/${idOf(site)}/editions/${editionOf(site)}/picture`,
    }),
    'POST /sheet-models': (site) => ({
      url: '/sheet-models',
      body: {
        municipality_id: municipalityOf[site],
        institution_id: institutionOf[site],
        name: 'Simulado',
        picture: testPicture,
        ...edition,
      },
    }),
    'POST /sheet-models/:id/editions': (site) => ({ url: `/sheet-models/${idOf(site)}/editions`, body: edition }),
    'PATCH /sheet-models/:id': (site) => ({ url: `/sheet-models/${idOf(site)}`, body: { name: 'Outro' } }),
    'DELETE /sheet-models/:id': (site) => ({ url: `/sheet-models/${idOf(site)}` }),
  },
  lists: {
    'GET /sheet-models': { url: '/sheet-models', idsOf: (within) => [...new Set(within.map(idOf))] },
  },
  insertRows: async (db) => {
    const owned = [...new Map(sites.map((site) => [idOf(site), site])).values()];
    await db.insert(sheetModels).values(
      owned.map((site) => ({
        id: idOf(site),
        municipality_id: municipalityOf[site],
        institution_id: institutionOf[site],
        name: 'Folha da escola',
      })),
    );
    await db.insert(sheetModelEditions).values(
      owned.map((site) => ({
        ...{ id: editionOf(site), model_id: idOf(site), number: 1, picture_file_id: ids.modelPicture[site] },
        ...{ ...edition, shape: { areas: [2], options: 4, numbers: [] } },
      })),
    );
  },
};
