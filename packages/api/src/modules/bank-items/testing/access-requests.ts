import type { Role } from '@caderneta/contract';
import { bankItems } from '../../../schema/bank-items.table.ts';
import { ids, municipalityOf, type Site, sites } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

const owners = Object.values(ids.municipality);
/** The question of each site's municipality, which nobody of the tests wrote. */
const idOf = (site: Site): string => `0190ffff-0000-7000-8000-00000000000${owners.indexOf(municipalityOf[site])}`;
const writers: readonly Role[] = ['MANAGER', 'TEACHER'];
/** What a role wrote itself. */
const ownOf = (role: Role): string => `0190fffc-0000-7000-8000-00000000000${writers.indexOf(role)}`;

const question = { statement: 'Quanto é 2 + 2?', options: ['3', '4'], rule: 'b' as const };
const byOwner = (body?: object) => (role: Role) => ({
  own: { url: `/bank-items/${ownOf(writers.includes(role) ? role : 'TEACHER')}`, body },
});

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  bySite: {
    'GET /bank-items/:id': (site) => ({ url: `/bank-items/${idOf(site)}` }),
    'GET /bank-items/:id/picture': (site) => ({ url: `/bank-items/${idOf(site)}/picture` }),
    'POST /bank-items': (site) => ({
      url: '/bank-items',
      body: { municipality_id: municipalityOf[site], ...question },
    }),
    'PATCH /bank-items/:id': (site) => ({ url: `/bank-items/${idOf(site)}`, body: { level: 'EASY' } }),
    'DELETE /bank-items/:id': (site) => ({ url: `/bank-items/${idOf(site)}` }),
    'POST /bank-items/assessments': (site) => ({
      url: '/bank-items/assessments',
      body: { class_id: ids.class[site], title: 'Montada', item_ids: [idOf(site)] },
    }),
    'GET /assessments/:id/booklet': (site) => ({ url: `/assessments/${ids.assessment[site]}/booklet` }),
  },
  byOwner: {
    'PATCH /bank-items/:id': byOwner({ level: 'HARD' }),
    'DELETE /bank-items/:id': byOwner(),
  },
  lists: {
    'GET /bank-items': {
      url: '/bank-items',
      idsOf: (within) => [...within.map(idOf), ...(within.includes('assigned') ? writers.map(ownOf) : [])],
    },
  },
  insertRows: async (db) => {
    const rows = new Map(sites.map((site) => [idOf(site), site]));
    await db.insert(bankItems).values([
      ...[...rows].map(([id, site]) => ({
        id,
        municipality_id: municipalityOf[site],
        file_id: ids.itemPicture[site],
        ...question,
      })),
      ...writers.map((role) => ({
        id: ownOf(role),
        municipality_id: ids.municipality.home,
        created_by: ids.user(role),
        ...question,
      })),
    ]);
  },
};
