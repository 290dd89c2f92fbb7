import { skills } from '../../../schema/skills.table.ts';
import { ids, municipalityOf, type Site, sites } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

const owners = Object.values(ids.municipality);
/** The skill of each site's municipality. */
const idOf = (site: Site): string => `0190ffff-0000-7000-8000-00000000000${owners.indexOf(municipalityOf[site])}`;
const file = Buffer.from('codigo;texto\nREDE-9;Ler').toString('base64');
const sheet = (site: Site) => ({ municipality_id: municipalityOf[site], file });

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  bySite: {
    'POST /skills': (site) => ({ url: '/skills', body: { municipality_id: municipalityOf[site], code: 'REDE-2' } }),
    'PATCH /skills/:id': (site) => ({ url: `/skills/${idOf(site)}`, body: { text: 'Outro' } }),
    'DELETE /skills/:id': (site) => ({ url: `/skills/${idOf(site)}` }),
    'POST /skills/import/preview': (site) => ({ url: '/skills/import/preview', body: sheet(site) }),
    'POST /skills/import': (site) => ({ url: '/skills/import', body: sheet(site) }),
  },
  lists: {
    'GET /skills': { url: '/skills', idsOf: (within) => within.map(idOf) },
  },
  insertRows: async (db) => {
    const rows = new Map(sites.map((site) => [idOf(site), municipalityOf[site]]));
    await db.insert(skills).values(
      [...rows].map(([id, municipality_id]) => ({
        id,
        municipality_id,
        code: 'REDE-1',
        kind: 'NETWORK' as const,
        source: 'Rede',
      })),
    );
  },
};
