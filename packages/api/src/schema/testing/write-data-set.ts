import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createPool } from '../../database/connection.ts';
import {
  createFromTemplate,
  ensureMigratedTemplate,
  MIGRATED_TEMPLATE,
  startTestServer,
} from '../../database/testing/test-server.ts';
import { networkWithReadings } from '../../server/testing/network-with-readings.ts';
import { dataSetsFolder, listMigrations, writeDataSet } from './data-set.ts';

// npm run -w packages/api data-set -- VERSION   writes fixtures/VERSION.sql: the small network as this version stores it

/** What the small network has none of: a class that works, in columns that every version has. */
const records = `
  INSERT INTO attendance (municipality_id, school_year, class_id, date, discipline_id, student_profile_id, status)
  SELECT i.municipality_id, 2026, e.class_id, d.date, x.id, e.profile_id, CASE WHEN d.date = '2026-03-03' THEN 'ABSENT' ELSE 'PRESENT' END
  FROM enrolments e JOIN school_classes c ON c.id = e.class_id JOIN institutions i ON i.id = c.institution_id
  JOIN LATERAL (SELECT id FROM disciplines WHERE institution_id = i.id AND archived_at IS NULL ORDER BY id LIMIT 1) x ON true
  CROSS JOIN (VALUES (date '2026-03-02'), (date '2026-03-03')) AS d(date) WHERE e.school_year = 2026;
  INSERT INTO grades (municipality_id, school_year, id, class_id, student_profile_id, discipline_id, scope, period_index, score, created_at, updated_at)
  SELECT municipality_id, 2026, gen_random_uuid(), class_id, student_profile_id, discipline_id, 'BIMESTER', 1, 6.7, '2026-05-20T15:00:00Z', '2026-05-20T15:00:00Z'
  FROM attendance WHERE date = '2026-03-02';
  INSERT INTO assessment_postings (id, assessment_id, discipline_id, school_year, scope, period_index, weight, created_at, updated_at)
  SELECT gen_random_uuid(), a.id, g.discipline_id, 2026, 'BIMESTER', 1, 1, '2026-05-20T15:00:00Z', '2026-05-20T15:00:00Z'
  FROM assessments a JOIN (SELECT DISTINCT class_id, discipline_id FROM grades) g ON g.class_id = a.class_id
  WHERE NOT EXISTS (SELECT FROM assessment_postings p WHERE p.assessment_id = a.id);
  INSERT INTO class_events (id, class_id, title, date, type)
  SELECT gen_random_uuid(), id, 'Conselho de classe do 1º bimestre', '2026-05-22', 'OTHER' FROM school_classes;
  INSERT INTO user_permission_overrides (user_id) SELECT id FROM users WHERE role = 'MENTOR' ON CONFLICT DO NOTHING;
  INSERT INTO user_permissions (user_id, permission) SELECT user_id, 'view_users' FROM user_permission_overrides ON CONFLICT DO NOTHING;
  INSERT INTO settings (id, municipality_id, key, value)
  SELECT gen_random_uuid(), id, 'minimum_mean', '5.5' FROM municipalities ON CONFLICT DO NOTHING;
`;

const [version] = process.argv.slice(2);
const migration = listMigrations().at(-1)?.tag;
if (!version || !migration) throw new Error('usage: npm run -w packages/api data-set -- VERSION');
const server = await startTestServer();
try {
  await ensureMigratedTemplate(server.adminUrl);
  const { url, drop } = await createFromTemplate(server.adminUrl, MIGRATED_TEMPLATE);
  const pool = createPool(url, { max: 2 });
  await networkWithReadings.prepare(pool);
  const client = await pool.connect();
  await client.query(records);
  writeFileSync(path.join(dataSetsFolder, `${version}.sql`), await writeDataSet(client, migration));
  client.release();
  await pool.end();
  await drop();
} finally {
  await server.stop();
}
