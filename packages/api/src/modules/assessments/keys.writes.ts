import {
  fail,
  fullKeyOf,
  hasRoomForGrids,
  type KeyEffect,
  type keyInputSchema,
  keyViolation,
  movesGrids,
  movesPages,
  type Outcome,
  pagesOfSaved,
  type SavedKey,
  succeed,
} from '@caderneta/contract';
import { inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { FileStore } from '../../files/file-store.ts';
import { answerKeys } from '../../schema/assessments.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { versionConflict } from '../../server/writes/version-conflict.ts';
import { sheetShapeOf } from './assessment-sheet.ts';
import { assessmentMessages } from './assessments.messages.ts';
import { dropUnaskedUses, ruleBeyondBooklet } from './item-uses.ts';
import { keyColumns, readKey, shownKey } from './keys.repository.ts';
import { assessmentRefOf, type HeldAssessment, lockAssessment } from './lock-assessment.ts';
import { inOrder, isAskedBy, versionToKeep } from './new-version.ts';
import { dropUnaskedSkills } from './question-skills.ts';
import { recompute, regraded } from './recompute.ts';
import { restOfGroup } from './rest-of-group.ts';
import { hasResults, storedResults } from './results.repository.ts';

type Input = z.output<typeof keyInputSchema>;
type KeyRow = typeof answerKeys.$inferSelect;

/** Writes a key, which the caller has checked, to one assessment and computes its results again. */
export async function writeKey(
  unit: Unit,
  fileStore: FileStore,
  held: HeldAssessment,
  before: SavedKey | null,
  { key, annulled, version_b }: Pick<KeyRow, 'key' | 'annulled' | 'version_b'>,
): Promise<SavedKey> {
  const author = { updated_by: unit.viewer.userId, updated_at: unit.now };
  const [row] = await unit.db
    .insert(answerKeys)
    .values({ assessment_id: held.row.id, key, annulled, version_b, ...author, created_at: unit.now })
    .onConflictDoUpdate({
      target: answerKeys.assessment_id,
      set: { key, annulled, version_b, ...author, version: sql`${answerKeys.version} + 1` },
    })
    .returning(keyColumns);
  if (!row) throw new Error('a saved key was not returned');
  const saved = shownKey(row);
  const recomputed = await recompute(unit, fileStore, held, saved);
  const entry = {
    action: before ? ('UPDATE' as const) : ('CREATE' as const),
    table: 'answer_keys' as const,
    recordId: held.row.id,
    municipalityId: held.municipalityId,
    institutionId: held.row.institution_id,
    from: before && { key: before.key, annulled: before.annulled, version_b: before.version_b },
    to: { key, annulled, version_b: saved.version_b, recomputed },
  };
  await dropUnaskedUses(unit.db, held.row.id, key);
  const entries = [entry, ...(await dropUnaskedSkills(unit, held, key))];
  await unit.recordEach(entries, {
    action: entry.action,
    ...assessmentMessages.keySaved(held.row.title, recomputed.length),
  });
  return saved;
}

/** A key that may be saved: what goes in, over what, and the other assessments of the group that it goes to. */
interface CheckedKey {
  readonly held: HeldAssessment;
  readonly before: SavedKey | null;
  readonly rest: readonly HeldAssessment[];
  readonly input: Pick<KeyRow, 'key' | 'annulled' | 'version_b'>;
}

async function checkKey(
  unit: Unit,
  assessmentId: string,
  { key, annulled, version_b, apply_to_group, version }: Input,
): Promise<Outcome<CheckedKey>> {
  const locked = await lockAssessment(unit, assessmentId);
  if (!locked.ok) return locked;
  const held = locked.value;
  const before = await readKey(unit.db, assessmentId);
  const sheet = await sheetShapeOf(unit.db, held.row);
  const violation = keyViolation(key, sheet ? fullKeyOf(sheet) : (before?.key ?? []), sheet?.areas);
  if (violation && violation !== 'grids' && sheet)
    return fail('invalid-request', { errors: [assessmentMessages.otherThanSheet(sheet)] });
  if (violation) {
    return fail('invalid-request', { errors: [assessmentMessages.otherKey[violation](before?.key ?? [])] });
  }
  const isAsked = isAskedBy(key);
  if (annulled && !annulled.every(isAsked)) {
    return fail('invalid-request', { errors: [assessmentMessages.annulledUnasked] });
  }
  const beyond = await ruleBeyondBooklet(unit.db, assessmentId, key);
  if (beyond) return fail('invalid-request', { errors: [assessmentMessages.ruleBeyondBooklet(beyond)] });
  if (version !== undefined && version !== (before?.version ?? 0)) {
    const row = { id: held.row.id, version: before?.version ?? 0 };
    const stored = { key: before?.key, annulled: before?.annulled };
    const sent = { key, annulled, version };
    return versionConflict(unit.db, { table: 'answer_keys', row, stored, sent, current: before });
  }
  const stored = versionToKeep(version_b, before, key);
  if (!stored.ok) return fail('invalid-request', { errors: [stored.error] });
  const shown = shownKey({ key, annulled: [], version: 0, version_b: stored.stored });
  const keyOfB = shown.version_b?.key ?? [];
  if (!hasRoomForGrids(key, keyOfB, sheet?.areas)) {
    return fail('invalid-request', { errors: [assessmentMessages.otherKey.grids()] });
  }
  const isMoved =
    movesGrids(before?.key ?? [], key) || (keyOfB.length > 0 && movesGrids(before?.version_b?.key ?? [], keyOfB));
  if (held.row.sheets_printed_at && isMoved) {
    return fail('invalid-request', { errors: [assessmentMessages.printedGrids] });
  }
  if (held.row.sheets_printed_at && before && movesPages(pagesOfSaved(before), pagesOfSaved(shown))) {
    return fail('invalid-request', { errors: [assessmentMessages.printedPages] });
  }
  const rest = apply_to_group ? await restOfGroup(unit, held) : [];
  for (const one of stored.stored === null ? [held, ...rest] : []) {
    // A result of a version that is gone already is no reason to keep every key from being saved.
    if ((await readKey(unit.db, one.row.id))?.version_b && (await hasResults(unit.db, assessmentRefOf(one), 'B'))) {
      return fail('invalid-request', { errors: [assessmentMessages.versionInUse(one.row.title)] });
    }
  }
  const input = {
    key,
    annulled: inOrder(annulled ?? (before?.annulled ?? []).filter(isAsked)),
    version_b: stored.stored,
  };
  return succeed({ held, before, rest, input });
}

/** Saves the key, of the whole group where that is asked, and computes every result with marks again from them, in the same transaction. */
export async function saveKey(
  unit: Unit,
  fileStore: FileStore,
  assessmentId: string,
  asked: Input,
): Promise<Outcome<SavedKey>> {
  const checked = await checkKey(unit, assessmentId, asked);
  if (!checked.ok) return checked;
  const { held, before, rest, input } = checked.value;
  const saved = await writeKey(unit, fileStore, held, before, input);
  for (const other of rest) {
    await writeKey(unit, fileStore, other, await readKey(unit.db, other.row.id), input);
  }
  return succeed(saved);
}

/** What saving the key would do: how many results are computed again, and of whom the hits change. Nothing is written. */
export async function previewKey(unit: Unit, assessmentId: string, asked: Input): Promise<Outcome<KeyEffect>> {
  const checked = await checkKey(unit, assessmentId, asked);
  if (!checked.ok) return checked;
  const { held, rest, input } = checked.value;
  const saved = shownKey({ ...input, version: 0 });
  let results = 0;
  const changes: KeyEffect['changes'] = [];
  const asking = [held, ...rest];
  const classes = await unit.db
    .select()
    .from(schoolClasses)
    .where(
      inArray(
        schoolClasses.id,
        asking.map(({ row }) => row.class_id),
      ),
    );
  const names = new Map(classes.map(({ id, grade, section }) => [id, `${grade} ${section}`]));
  for (const one of asking) {
    for (const { result, student } of await storedResults(unit.db, assessmentRefOf(one))) {
      const to = regraded(result, saved);
      if (!to) continue;
      results += 1;
      if (to.hits === result.hits && to.total === result.total) continue;
      changes.push({
        student_profile_id: result.student_profile_id,
        student: { name: student.name },
        class: { name: names.get(one.row.class_id) ?? '' },
        from: { hits: result.hits, total: result.total, score: result.score },
        to: { hits: to.hits, total: to.total, score: to.score },
      });
    }
  }
  return succeed({ results, changes });
}
