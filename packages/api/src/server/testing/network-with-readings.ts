import { earMarks, type ReadingDetails, readingCriteria, usualRecordings } from '@caderneta/contract';
import { createDatabase } from '../../database/connection.ts';
import type { TestTemplate } from '../../database/test-database.ts';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import { assessments } from '../../schema/assessments.table.ts';
import { recordingConsents } from '../../schema/reading-recordings.table.ts';
import { settings } from '../../schema/settings.table.ts';
import { ids, institutionOf, municipalityOf, sites, testNow, yearOf } from './fixture.ts';
import { smallNetwork } from './small-network.ts';

/** The text of the readings, a word a mark. */
export const readingText = 'O sapo viu a lua.';
export const termSince = '2026-05-01T12:00:00.000Z';

const judged = Object.fromEntries(readingCriteria.map((name) => [name, { score: 8, feedback: 'Sim.' }])) as Pick<
  ReadingDetails,
  (typeof readingCriteria)[number]
>;

/** A reading that a teacher marked by ear. */
export const markedReading: ReadingDetails = {
  overall_score: 8,
  ...judged,
  suggestions: [],
  ear_marks: { words: [...earMarks], started_s: 0.5, ended_s: 4.5 },
};

/** A recording's first bytes, in base64: what tells a sound from anything else. */
export const sound = Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt ').toString('base64');

/** The small network where both municipalities keep recordings: in each place a pupil read, was marked by ear, and a guardian consented. */
export const networkWithReadings: TestTemplate = {
  name: 'network_with_readings',
  prepare: async (pool) => {
    await smallNetwork.prepare(pool);
    const db = createDatabase(pool);
    const at = { created_at: testNow, updated_at: testNow };
    const municipalities = Object.values(ids.municipality);
    await db.insert(settings).values(
      municipalities.map((municipality_id) => ({
        municipality_id,
        key: 'reading_recordings',
        value: { ...usualRecordings, keep: true, term_since: termSince },
        ...at,
      })),
    );
    await db.insert(assessments).values(
      sites.map((site) => ({
        id: ids.reading[site],
        institution_id: institutionOf[site],
        class_id: ids.class[site],
        school_year: yearOf(site),
        title: `Leitura ${site}`,
        format: 'LEITURA' as const,
        reading_text: readingText,
        ...at,
      })),
    );
    await db.insert(assessmentResults).values(
      sites.map((site) => ({
        municipality_id: municipalityOf[site],
        school_year: yearOf(site),
        assessment_id: ids.reading[site],
        student_profile_id: ids.pupil[site],
        score: 8,
        details: markedReading,
        ...at,
      })),
    );
    await db.insert(recordingConsents).values(
      sites.map((site) => ({
        municipality_id: municipalityOf[site],
        student_profile_id: ids.pupil[site],
        term_since: new Date(termSince),
        recorded_by: ids.user('MANAGER'),
        recorded_at: testNow,
      })),
    );
  },
};
