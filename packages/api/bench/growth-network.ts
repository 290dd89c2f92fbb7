import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@caderneta/contract';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { createDatabase, createPool } from '../src/database/connection.ts';
import { auditLog } from '../src/schema/audit-log.table.ts';
import { sessions } from '../src/schema/sessions.table.ts';
import { schoolDay } from '../src/server/query/school-time.ts';
import { newToken, tokenHash } from '../src/server/session/tokens.ts';
import { startProduct } from './product.ts';

/** What the calls ask for: a class that its teacher writes in, and its school. */
export interface Samples {
  readonly classId: string;
  readonly disciplineId: string;
  readonly institutionId: string;
  readonly assessmentId: string;
  readonly pupils: readonly string[];
  /** A pupil of the class who takes part in its lessons. */
  readonly pupilId: string;
  readonly pupilUserId: string;
  /** A first name that many have, and what only that pupil is called. */
  readonly word: string;
  readonly rare: string;
  /** First name of somebody who changed something: a page of the audit log of either network. */
  readonly author: string;
  /** A roll call is of no later day. */
  readonly today: string;
}

export interface Sent {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly body?: unknown;
}

const roles = ['MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER', 'STUDENT'] as const;

const pageOfChanges = 20;

/** The program as it is installed, on a database, with one person of each role signed in who belong together: a pupil, a teacher, the director, the municipality. */
export async function openNetwork(url: string) {
  const pool = createPool(url);
  const db = createDatabase(pool);
  const folder = await mkdtemp(join(tmpdir(), 'caderneta-growth-'));
  const { people, targets } = await findSamples(pool);
  const tokens = new Map<Role, string>();
  const opened: string[] = [];
  for (const role of roles) {
    const token = newToken();
    tokens.set(role, token);
    const id = uuidv7();
    opened.push(id);
    const expires_at = new Date(Date.now() + 86_400_000);
    await db.insert(sessions).values({ id, user_id: people[role], token_hash: tokenHash(token), expires_at });
  }
  const { child, origin } = await startProduct(url, folder);
  const agent = new Agent({ keepAlive: true });
  const send = (role: Role, sent: Sent): Promise<void> => ask(agent, origin, tokens.get(role), sent);
  // A network of yesterday has no changes to search for: a page is made, of the kind that a capital's log is filled with.
  const orgUnit = { municipality_id: targets.municipalityId, institution_id: targets.institutionId };
  const change = { user_id: people.TEACHER, action: 'CREATE' as const, table_name: 'attendance', to: [] };
  const entry = { ...orgUnit, ...change, record_id: `${targets.classId}/0` };
  await db.insert(auditLog).values(Array.from({ length: pageOfChanges }, () => entry));
  const samples: Samples = { ...targets, author: await findAuthor(pool, people.TEACHER) };

  const close = async () => {
    agent.destroy();
    child.kill('SIGTERM');
    await once(child, 'exit');
    await pool.query('delete from sessions where id = any($1)', [opened]);
    await pool.end();
    await rm(folder, { recursive: true, force: true });
  };
  return { pool, samples, tokens, send, close };
}

/** One call over the network, to the last byte of its answer. */
function ask(agent: Agent, origin: string, token: string | undefined, { method, url, body }: Sent): Promise<void> {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const headers = { authorization: `Bearer ${token}`, ...(payload ? { 'content-type': 'application/json' } : {}) };
  return new Promise((resolve, reject) => {
    const call = request(origin + url, { agent, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`${method} ${url}: ${answer.statusCode} ${Buffer.concat(parts)}`));
      });
      answer.on('error', reject);
    });
    call.on('error', reject);
    call.end(payload);
  });
}

/** The class with the most roll calls; a teacher of it, its director, a pupil, and who is above them. */
async function findSamples(pool: pg.Pool) {
  const { rows } = await pool.query(`
    with chosen as (
      select f.*, t.teacher_profile_id, t.discipline_id from class_figures f join class_teachers t on t.class_id = f.class_id
      where not f.archived and f.school_year = (select max(school_year) from class_figures)
      order by f.present desc, f.class_id, t.discipline_id limit 1)
    select c.class_id, c.discipline_id, c.institution_id, c.municipality_id,
      (select id from assessments a where a.class_id = c.class_id and a.archived_at is null order by created_at desc limit 1) as assessment,
      array(select e.profile_id from enrolments e where e.class_id = c.class_id and e.ends_on is null) as pupils,
      (select user_id from profiles where id = c.teacher_profile_id) as teacher,
      (select p.user_id from profiles p join users u on u.id = p.user_id where p.institution_id = c.institution_id and u.role = 'MANAGER'
        and u.archived_at is null limit 1) as manager,
      (select u.id from users u join profiles p on p.user_id = u.id where u.role = 'MUNICIPALITY' and p.municipality_id = c.municipality_id
        and u.archived_at is null limit 1) as municipality,
      (select id from users where role = 'MASTER' and archived_at is null limit 1) as master,
      pupil.profile_id as pupil, pupil.user_id as student, pupil.email as rare
    from chosen c cross join lateral (
      select e.profile_id, p.user_id, u.email from enrolments e join profiles p on p.id = e.profile_id join users u on u.id = p.user_id
      where e.class_id = c.class_id and e.ends_on is null and u.is_active limit 1) pupil`);
  const [row] = rows;
  if (!row) throw new Error('a database without a class');
  const people = {
    MASTER: row.master,
    MUNICIPALITY: row.municipality,
    MANAGER: row.manager,
    TEACHER: row.teacher,
    STUDENT: row.student,
    ADMIN: '',
    MENTOR: '',
  };
  const targets = {
    classId: row.class_id,
    disciplineId: row.discipline_id,
    institutionId: row.institution_id,
    municipalityId: row.municipality_id,
    assessmentId: row.assessment,
    pupils: row.pupils,
    pupilId: row.pupil,
    pupilUserId: row.student,
    word: 'helena',
    rare: row.rare,
    today: schoolDay(new Date()),
  };
  return { people, targets };
}

/** Of a small network the teacher; of a large one somebody whose changes lie among those of many. */
async function findAuthor(pool: pg.Pool, teacher: string): Promise<string> {
  const { rows } = await pool.query(
    `with author as (select u.id, split_part(u.name, ' ', 1) as name, min(a.created_at) as since
      from audit_log a join users u on u.id = a.user_id group by u.id)
    select name from author order by name = (select name from author where id = $1), since limit 1`,
    [teacher],
  );
  return rows[0].name;
}
