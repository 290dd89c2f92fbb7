import { roles } from '@caderneta/contract';
import { createDatabase } from '../../database/connection.ts';
import type { TestTemplate } from '../../database/test-database.ts';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import { answerKeys, assessments } from '../../schema/assessments.table.ts';
import { enrolments } from '../../schema/enrolments.table.ts';
import { files } from '../../schema/files.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { municipalities } from '../../schema/municipalities.table.ts';
import { globalNotifications, notifications } from '../../schema/notifications.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { sessions } from '../../schema/sessions.table.ts';
import { users } from '../../schema/users.table.ts';
import { tokenHash } from '../session/tokens.ts';
import {
  ids,
  institutionOf,
  municipalityOf,
  sheetOf,
  sites,
  testKey,
  testNow,
  tokenOf,
  userOfPupil,
  yearOf,
} from './fixture.ts';
import { fixtureFiles } from './fixture-files.ts';
import { readAccessRequests } from './matrix-requests.ts';
import { insertPeople } from './small-network-people.ts';
import { insertTeaching } from './small-network-teaching.ts';

const at = { created_at: testNow, updated_at: testNow };
const long = new Date('2027-01-01T00:00:00Z');

/** The small network that the server's tests start from. Sessions are open. */
export const smallNetwork: TestTemplate = {
  name: 'small_network',
  prepare: async (pool) => {
    const db = createDatabase(pool);
    await db.insert(municipalities).values([
      { id: ids.municipality.home, name: 'Santa Aurora', state: 'MG', ibge_code: '3100001', ...at },
      { id: ids.municipality.other, name: 'Água Clara', state: 'SP', ibge_code: '3500001', ...at },
    ]);
    await db.insert(institutions).values([
      {
        id: ids.institution.near,
        municipality_id: ids.municipality.home,
        name: 'Escola Perto',
        director: 'Rosa',
        ...at,
      },
      { id: ids.institution.far, municipality_id: ids.municipality.home, name: 'Escola Água', ...at },
      { id: ids.institution.away, municipality_id: ids.municipality.other, name: 'Escola Fora', ...at },
    ]);
    await db.insert(schoolClasses).values([
      {
        id: ids.class.assigned,
        institution_id: ids.institution.near,
        grade: '5º Ano',
        section: 'A',
        academic_year: 2026,
        ...at,
      },
      {
        id: ids.class.unassigned,
        institution_id: ids.institution.near,
        grade: '5º Ano',
        section: 'B',
        academic_year: 2026,
        ...at,
      },
      {
        id: ids.class.far,
        institution_id: ids.institution.far,
        grade: '10º Ano',
        section: 'A',
        academic_year: 2025,
        ...at,
      },
      {
        id: ids.class.away,
        institution_id: ids.institution.away,
        grade: '5º Ano',
        section: 'A',
        academic_year: 2026,
        ...at,
      },
    ]);
    await db.insert(users).values(
      roles.map((role) => ({
        id: ids.user(role),
        name: `Pessoa ${role}`,
        email: `${role.toLowerCase()}@escola.br`,
        role,
        ...at,
      })),
    );
    await db
      .insert(users)
      .values({ id: ids.secondMaster, name: 'Outra MASTER', email: 'master2@escola.br', role: 'MASTER', ...at });
    await db.insert(profiles).values(
      roles.map((role) => ({
        id: ids.profile(role),
        user_id: ids.user(role),
        institution_id: role === 'MASTER' || role === 'MUNICIPALITY' ? null : ids.institution.near,
        municipality_id: role === 'MUNICIPALITY' ? ids.municipality.home : null,
        matricula: `M${roles.indexOf(role)}`,
        ...at,
      })),
    );
    await db.insert(sessions).values(
      roles.map((role) => ({
        id: ids.session(role),
        user_id: ids.user(role),
        token_hash: tokenHash(tokenOf(role)),
        created_at: testNow,
        last_used_at: testNow,
        expires_at: long,
      })),
    );
    await insertPupils(db);
    await insertTeaching(db);
    await db.insert(files).values(fixtureFiles);
    await insertPeople(db);
    await insertAssessments(db);
    const { rowInserters } = await readAccessRequests();
    for (const insertRows of rowInserters) await insertRows(db);
    await db.insert(notifications).values(
      roles.map((role) => ({
        id: ids.notification(role),
        user_id: ids.user(role),
        type: 'OTHER' as const,
        title: 'Aviso',
        message: 'Olá',
        created_at: testNow,
      })),
    );
    await db
      .insert(globalNotifications)
      .values({ id: ids.announcement, title: 'Bem-vindos', message: 'Novidades', created_at: testNow });
  },
};

type Db = ReturnType<typeof createDatabase>;

const pupils = [
  { id: ids.pupil.assigned, site: 'assigned', name: 'Zélia' },
  { id: ids.pupil.second, site: 'assigned', name: 'Ágata' },
  { id: ids.pupil.left, site: 'assigned', name: 'Bruno' },
  { id: ids.pupil.unassigned, site: 'unassigned', name: 'Caio' },
  { id: ids.pupil.far, site: 'far', name: 'Davi' },
  { id: ids.pupil.away, site: 'away', name: 'Eva' },
] as const;

async function insertPupils(db: Db): Promise<void> {
  await db.insert(users).values(
    pupils.map(({ id, name }, index) => ({
      id: userOfPupil(id),
      name,
      email: `aluno${index}@escola.br`,
      role: 'STUDENT' as const,
      ...at,
    })),
  );
  await db.insert(profiles).values(
    pupils.map(({ id, site }, index) => ({
      id,
      user_id: userOfPupil(id),
      institution_id: institutionOf[site],
      matricula: `P${index}`,
      ...at,
    })),
  );
  const starts = { starts_on: '2026-02-02', created_at: testNow, updated_at: testNow };
  const left = { ends_on: '2026-04-01', status: 'TRANSFERRED' as const };
  await db.insert(enrolments).values([
    { profile_id: ids.profile('STUDENT'), class_id: ids.class.assigned, school_year: 2026, ...starts },
    ...pupils.map(({ id, site }) => ({
      profile_id: id,
      class_id: ids.class[site],
      school_year: yearOf(site),
      ...starts,
      ...(id === ids.pupil.left ? left : {}),
    })),
  ]);
}

async function insertAssessments(db: Db): Promise<void> {
  await db.insert(assessments).values(
    sites.map((site) => ({
      id: ids.assessment[site],
      institution_id: institutionOf[site],
      class_id: ids.class[site],
      school_year: yearOf(site),
      title: `Avaliação ${site}`,
      file_id: ids.assessmentFile[site],
      format: 'GABARITO' as const,
      ...at,
    })),
  );
  await db.insert(answerKeys).values(
    sites.map((site) => ({
      assessment_id: ids.assessment[site],
      key: testKey.map((group) => ({ ...group })),
      ...at,
    })),
  );
  await db.insert(assessmentResults).values(
    sites.map((site) => ({
      municipality_id: municipalityOf[site],
      school_year: yearOf(site),
      assessment_id: ids.assessment[site],
      student_profile_id: ids.pupil[site],
      score: 66.67,
      hits: 4,
      total: 6,
      details: { omr: sheetOf('abb da-'), total: 6, acertos: 4 },
      ...at,
    })),
  );
}
