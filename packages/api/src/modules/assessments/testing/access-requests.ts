import { and, eq } from 'drizzle-orm';
import { assessmentResults, resultAttempts } from '../../../schema/assessment-results.table.ts';
import {
  disciplinesOf,
  ids,
  institutionOf,
  municipalityOf,
  type Site,
  sites,
  testKey,
  yearOf,
} from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

const input = (site: Site) => ({ institution_id: institutionOf[site], class_id: ids.class[site], title: 'Nova' });

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  bySite: {
    'GET /assessments/:id': (site) => ({ url: `/assessments/${ids.assessment[site]}` }),
    'POST /assessments': (site) => ({ url: '/assessments', body: input(site) }),
    'PATCH /assessments/:id': (site) => ({ url: `/assessments/${ids.assessment[site]}`, body: { title: 'Outra' } }),
    'DELETE /assessments/:id': (site) => ({ url: `/assessments/${ids.assessment[site]}` }),
    'POST /assessments/:id/apply': (site) => ({
      url: `/assessments/${ids.assessment[site]}/apply`,
      body: { class_ids: [ids.class[site]] },
    }),
    'POST /assessments/:id/printed': (site) => ({ url: `/assessments/${ids.assessment[site]}/printed` }),
    'GET /assessments/:id/key': (site) => ({ url: `/assessments/${ids.assessment[site]}/key` }),
    'POST /assessments/:id/key': (site) => ({
      url: `/assessments/${ids.assessment[site]}/key`,
      body: { key: testKey },
    }),
    'POST /assessments/:id/key/preview': (site) => ({
      url: `/assessments/${ids.assessment[site]}/key/preview`,
      body: { key: testKey },
    }),
    'GET /assessments/:id/grades/withdrawal': (site) => ({
      url: `/assessments/${ids.assessment[site]}/grades/withdrawal?discipline_id=${disciplinesOf[site][0]}&scope=BIMESTER&period_index=1&year=2026`,
    }),
    'POST /assessments/:id/grades/withdrawal': (site) => ({
      url: `/assessments/${ids.assessment[site]}/grades/withdrawal`,
      body: { discipline_id: disciplinesOf[site][0], scope: 'BIMESTER', period_index: 1, year: 2026, grades: [] },
    }),
    'GET /outdated-grades': (site) => ({
      url: `/outdated-grades?class_id=${ids.class[site]}&discipline_id=${disciplinesOf[site][0]}&year=2026`,
    }),
    'GET /assessments/:id/item-results': (site) => ({ url: `/assessments/${ids.assessment[site]}/item-results` }),
    'GET /assessments/:id/skills': (site) => ({ url: `/assessments/${ids.assessment[site]}/skills` }),
    'PUT /assessments/:id/skills': (site) => ({
      url: `/assessments/${ids.assessment[site]}/skills`,
      body: { questions: [{ group: 0, question: 1, codes: ['EF09MA05'] }] },
    }),
    'GET /classes/:id/skill-results': (site) => ({ url: `/classes/${ids.class[site]}/skill-results` }),
    'GET /classes/:id/skill-coverage': (site) => ({ url: `/classes/${ids.class[site]}/skill-coverage` }),
    'GET /institutions/:id/skill-map': (site) => ({ url: `/institutions/${institutionOf[site]}/skill-map` }),
    'GET /municipalities/:id/skill-map': (site) => ({ url: `/municipalities/${municipalityOf[site]}/skill-map` }),
    'GET /assessments/:id/results': (site) => ({ url: `/assessments/${ids.assessment[site]}/results` }),
    'GET /assessments/:id/results/:studentProfileId': (site) => ({
      url: `/assessments/${ids.assessment[site]}/results/${ids.pupil[site]}`,
    }),
    'GET /assessments/:id/results/:studentProfileId/readings': (site) => ({
      url: `/assessments/${ids.assessment[site]}/results/${ids.pupil[site]}/readings`,
    }),
    'DELETE /assessments/:id/results/:studentProfileId': (site) => ({
      url: `/assessments/${ids.assessment[site]}/results/${ids.pupil[site]}`,
    }),
    'GET /assessments/:id/results/:studentProfileId/attempts': (site) => ({
      url: `/assessments/${ids.assessment[site]}/results/${ids.pupil[site]}/attempts`,
    }),
    'POST /assessments/:id/results/:studentProfileId/attempts/:attemptId': (site) => ({
      url: `/assessments/${ids.assessment[site]}/results/${ids.pupil[site]}/attempts/${ids.attempt[site]}`,
      body: {},
    }),
    'GET /assessments/:id/analysis': (site) => ({ url: `/assessments/${ids.assessment[site]}/analysis` }),
    'GET /assessments/:id/questions': (site) => ({ url: `/assessments/${ids.assessment[site]}/questions` }),
    'GET /assessments/:id/review': (site) => ({ url: `/assessments/${ids.assessment[site]}/review?blanks=true` }),
    'POST /assessments/:id/results/:studentProfileId/decisions': (site) => ({
      url: `/assessments/${ids.assessment[site]}/results/${ids.pupil[site]}/decisions`,
      body: { decisions: [{ group: 0, question: 3, answer: 'C' }] },
    }),
    'POST /assessments/:id/result': (site) => ({
      url: `/assessments/${ids.assessment[site]}/result`,
      body: { student_profile_id: ids.pupil[site], score: 80 },
    }),
    'GET /assessments/:id/grades': (site) => ({
      url: `/assessments/${ids.assessment[site]}/grades?discipline_id=${disciplinesOf[site][0]}&scope=BIMESTER&period_index=1&year=2026`,
    }),
    'POST /assessments/:id/grades': (site) => ({
      url: `/assessments/${ids.assessment[site]}/grades`,
      body: {
        discipline_id: disciplinesOf[site][0],
        scope: 'BIMESTER',
        period_index: 1,
        year: yearOf(site),
        weight: 1,
        // The place's only result is 66,67.
        grades: [{ student_profile_id: ids.pupil[site], score: 6.7, version: 0 }],
      },
    }),
    'GET /assessments/:id/file': (site) => ({ url: `/assessments/${ids.assessment[site]}/file` }),
  },
  insertRows: async (db) => {
    for (const site of sites) {
      const [result] = await db
        .select()
        .from(assessmentResults)
        .where(
          and(
            eq(assessmentResults.assessment_id, ids.assessment[site]),
            eq(assessmentResults.student_profile_id, ids.pupil[site]),
          ),
        );
      if (!result) throw new Error(`no result in the place '${site}'`);
      const { municipality_id, school_year, key_version, details, score } = result;
      await db.insert(resultAttempts).values({
        ...{ id: ids.attempt[site], municipality_id, school_year, result_id: result.id, key_version, details, score },
      });
    }
  },
  lists: {
    'GET /assessments': {
      url: '/assessments',
      idsOf: (within) => within.flatMap((site) => [ids.assessment[site], ids.reading[site]]),
    },
  },
};
