import { type Permission, permissionNames, type Role, roleDefaults, roles } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { ids, userOfColleague, userOfPupil } from '../../server/testing/fixture.ts';
import { send, startUndoableServer } from '../../server/testing/test-server.ts';

const sequences = process.env.CADERNETA_FULL ? 10_000 : 60;

const server = await startUndoableServer();
afterAll(() => server.close());

const nearby = new Set([
  ...roles.filter((role) => role !== 'MASTER' && role !== 'MUNICIPALITY').map(ids.user),
  userOfPupil(ids.pupil.assigned),
]);
const targets = [
  ...roles.map(ids.user),
  ids.secondMaster,
  userOfPupil(ids.pupil.assigned),
  userOfPupil(ids.pupil.far),
  userOfColleague(ids.colleague.away),
];
/** Whom a role may govern, as the access table says it. */
const governs: Readonly<Record<Role, readonly Role[]>> = {
  MASTER: roles,
  MANAGER: ['TEACHER', 'STUDENT'],
  MUNICIPALITY: [],
  TEACHER: [],
  STUDENT: [],
  ADMIN: [],
  MENTOR: [],
};

interface Person {
  readonly role: Role;
  readonly override: boolean;
  readonly held: ReadonlySet<Permission>;
}

/** Everybody's permissions as the tables hold them, worked out by the words of the specification. */
async function everybody(): Promise<Map<string, Person>> {
  const { rows } = await server.db.execute<{
    id: string;
    role: Role;
    override: boolean;
    own: Permission[];
    changed: boolean;
    of_role: Permission[];
  }>(sql`select u.id, u.role,
    exists (select from user_permission_overrides o where o.user_id = u.id) as override,
    array(select permission from user_permissions p where p.user_id = u.id) as own,
    exists (select from role_permission_overrides o where o.role = u.role) as changed,
    array(select permission from role_permissions p where p.role = u.role) as of_role
    from users u`);
  return new Map(
    rows.map(({ id, role, override, own, changed, of_role }) => {
      const list = override ? own : changed ? of_role : roleDefaults[role];
      return [
        id,
        { role, override, held: new Set([...list, ...(role === 'MASTER' ? ['profile_permissions' as const] : [])]) },
      ];
    }),
  );
}

const list = fc.uniqueArray(fc.constantFrom(...permissionNames), { maxLength: 12 });
const operation = fc.oneof(
  fc.record({
    kind: fc.constant('set' as const),
    actor: fc.constantFrom(...roles),
    target: fc.constantFrom(...targets),
    list,
  }),
  fc.record({
    kind: fc.constant('reset' as const),
    actor: fc.constantFrom(...roles),
    target: fc.constantFrom(...targets),
  }),
  fc.record({
    kind: fc.constant('role' as const),
    actor: fc.constantFrom(...roles),
    target: fc.constantFrom(...roles),
    list,
  }),
);
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

const perform = ({ actor, ...step }: Operation) => {
  if (step.kind === 'reset') return send(server.app, 'DELETE', `/permissions/user/${step.target}`, { role: actor });
  const path = step.kind === 'set' ? 'user' : 'role';
  const body = { permissions: step.list };
  return send(server.app, 'PATCH', `/permissions/${path}/${step.target}`, { role: actor, body });
};

test(`${sequences} sequences: nobody gives what they do not hold, above them or out of reach`, async () => {
  let allowed = 0;
  let failures = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 5 }), async (steps) => {
      for (const step of steps) {
        const before = await everybody();
        const answer = await perform(step);
        const after = await everybody();
        const actor = before.get(ids.user(step.actor)) as Person;
        const done = answer.statusCode === 200;
        if (done) allowed += 1;
        else failures += 1;
        expect(answer.statusCode).toBeLessThan(500);
        if (done) expect(actor.held.has('profile_permissions')).toBe(true);
        for (const [id, person] of after) {
          const was = before.get(id) as Person;
          const gained = [...person.held].filter((name) => !was.held.has(name));
          const same = gained.length === 0 && person.held.size === was.held.size && person.override === was.override;
          if (person.role === 'MASTER') expect(person.held.has('profile_permissions')).toBe(true);
          if (same) continue;
          expect(done).toBe(true);
          expect(governs[step.actor]).toContain(person.role);
          if (step.kind === 'role') expect([step.actor, person.role]).toEqual(['MASTER', step.target]);
          else expect(id).toBe(step.target);
          if (step.actor !== 'MASTER') expect(nearby.has(id)).toBe(true);
          // A MASTER gives every permission, held or not.
          const given = step.actor === 'MASTER' ? permissionNames : [...actor.held];
          for (const name of gained) expect(given).toContain(name);
        }
        const target = after.get(step.target);
        if (done && step.kind === 'set' && target) {
          const wanted = target.role === 'MASTER' ? new Set([...step.list, 'profile_permissions']) : new Set(step.list);
          expect([target.override, new Set(target.held)]).toEqual([true, wanted]);
        }
        if (done && step.kind === 'reset') expect(target?.override).toBe(false);
      }
      await server.undo();
    }),
    { numRuns: sequences },
  );
  expect(Math.min(allowed, failures)).toBeGreaterThan(sequences / 4);
}, 1_800_000);
