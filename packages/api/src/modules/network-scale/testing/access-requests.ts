import { scaleRuns } from '../../../schema/scale-runs.table.ts';
import { ids, municipalityOf, type Site, sites, testNow } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

const owners = Object.values(ids.municipality);
/** The run of each site's municipality. */
const idOf = (site: Site): string => `0190fffe-0000-7000-8000-00000000000${owners.indexOf(municipalityOf[site])}`;
/** The exam of that run: who asks for it again is answered the run. */
const groupOf = (site: Site): string => idOf(site).replace('fffe', 'fffd');

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  bySite: {
    'GET /scale-exams': (site) => ({ url: `/scale-exams?municipality_id=${municipalityOf[site]}` }),
    'GET /scale-runs': (site) => ({ url: `/scale-runs?municipality_id=${municipalityOf[site]}` }),
    'GET /scale-runs/:id': (site) => ({ url: `/scale-runs/${idOf(site)}` }),
    'GET /scale-runs/:id/years': (site) => ({
      url: `/scale-runs/${idOf(site)}/years?institution_id=${ids.institution.near}`,
    }),
    'POST /scale-runs': (site) => ({
      url: '/scale-runs',
      body: { municipality_id: municipalityOf[site], assessment_group_id: groupOf(site), model: 'RASCH' },
    }),
    'POST /scale-runs/:id/cancel': (site) => ({ url: `/scale-runs/${idOf(site)}/cancel` }),
  },
  insertRows: async (db) => {
    const rows = new Map(sites.map((site) => [idOf(site), { site, municipality_id: municipalityOf[site] }]));
    await db.insert(scaleRuns).values(
      [...rows].map(([id, { site, municipality_id }]) => ({
        ...{ id, municipality_id, assessment_group_id: groupOf(site), title: 'Prova da rede' },
        // As of now: an older one would be taken up by every server that starts.
        ...{ school_year: 2026, model: 'RASCH' as const, created_at: testNow, updated_at: testNow },
      })),
    );
  },
};
