import {
  fail,
  type Outcome,
  readSkillCode,
  type Skill,
  type skillInputSchema,
  type skillPatchSchema,
} from '@caderneta/contract';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { municipalities } from '../../schema/municipalities.table.ts';
import { skills } from '../../schema/skills.table.ts';
import { visibleMunicipalities } from '../../server/scope/municipalities.scope.ts';
import { auditedFields } from '../../server/words/audited-fields.ts';
import { holdMunicipality } from '../../server/writes/hold-municipality.ts';
import { recordWrites, takenBy } from '../../server/writes/record-writes.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { sourceOf } from './skill-source.ts';
import { skillMessages as messages } from './skills.messages.ts';
import { findSkill, type SkillRow, usesOf } from './skills.repository.ts';

/** The fields of a skill that the audit log keeps. */
const audited = ['municipality_id', 'code', 'component', 'years', 'topic', 'text', 'source', 'edition'] as const;

/** What the audit log keeps of a skill. */
export const auditedSkill = auditedFields<SkillRow>(audited);

const writes = recordWrites<SkillRow, Skill>({
  table: skills,
  lock: async ({ db, viewer }, id) => {
    const [locked] = await db
      .select({ row: skills, municipalityId: municipalities.id })
      .from(skills)
      .innerJoin(municipalities, eq(municipalities.id, skills.municipality_id))
      .where(and(eq(skills.id, id), visibleMunicipalities(viewer)))
      .for('update', { of: skills });
    return locked ?? null;
  },
  audited,
  shown: ({ db, viewer }, { id }) => findSkill(db, viewer, id),
  notice: {
    created: ({ code }) => messages.created(code),
    updated: ({ code }) => messages.updated(code),
    removed: ({ code }) => messages.removed(code),
  },
  failures: { skills_unique: takenBy('code', messages.codeTaken) },
});

/** What an error of writing skills means to whoever sent them; thrown again where it is none of theirs. */
export const skillFailureOf = writes.failureOf;

/** Creates a skill of a municipality in which the viewer may write. What the form leaves out follows from the code. */
export async function createSkill(unit: Unit, input: z.output<typeof skillInputSchema>): Promise<Outcome<Skill>> {
  const held = await holdMunicipality(unit, input.municipality_id);
  if (!held) return fail('not-found');
  const { municipality_id, code, component, years, topic = null, text = null } = input;
  const facts = readSkillCode(code);
  return writes.create(unit, held, (stamp) =>
    unit.db
      .insert(skills)
      .values({
        municipality_id,
        code,
        kind: facts.kind,
        component: component ?? facts.component,
        years: years && years.length > 0 ? years : [...facts.years],
        topic,
        text,
        source: sourceOf(facts.kind, code, null),
        created_by: unit.viewer.userId,
        ...stamp,
      })
      .returning(),
  );
}

/** Changes a skill; its code and its municipality stay. */
export function updateSkill(unit: Unit, id: string, sent: z.output<typeof skillPatchSchema>): Promise<Outcome<Skill>> {
  const { component, years, topic, text } = sent;
  return writes.update(unit, id, {
    sent,
    write: (stamp) =>
      unit.db
        .update(skills)
        .set({ component, years, topic, text, ...stamp })
        .where(eq(skills.id, id))
        .returning(),
  });
}

/** Removes a skill that no question and no event of a class uses. */
export const removeSkill = (unit: Unit, id: string): Promise<Outcome<null>> =>
  writes.remove(unit, id, {
    check: async ({ municipality_id, code }) => {
      const uses = (await usesOf(unit.db, municipality_id, [code])).get(code) ?? 0;
      return uses === 0 ? null : fail('in-use', { message: messages.used(uses) });
    },
  });
