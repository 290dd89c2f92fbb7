import {
  fail,
  type Outcome,
  type SkillColumn,
  type SkillImportResult,
  type SkillPreview,
  type SkillPreviewRow,
  type skillImportInputSchema,
  type skillPreviewInputSchema,
  succeed,
} from '@caderneta/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { z } from 'zod';
import { municipalities } from '../../schema/municipalities.table.ts';
import { skills } from '../../schema/skills.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { visibleMunicipalities } from '../../server/scope/municipalities.scope.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import type { WorkbookReader } from '../../server/sheets/workbook-pool.ts';
import { holdMunicipality } from '../../server/writes/hold-municipality.ts';
import type { Entry } from '../../server/writes/journal.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { openSkillSheet, type SkillSheet } from './open-skill-sheet.ts';
import type { ReadSkill, SkillFacts } from './read-skills.ts';
import { skillMessages as messages } from './skills.messages.ts';
import { type SkillRow, skillsOf, usesOf } from './skills.repository.ts';
import { auditedSkill, skillFailureOf } from './skills.writes.ts';

type Asked = z.output<typeof skillPreviewInputSchema>;
/** Errors of a refused import that are answered; the preview shows them all. */
const shownErrors = 50;
/** Rows written by one statement, whose values PostgreSQL counts up to 65,535. */
const batchSize = 1000;

const compared = ['kind', 'component', 'years', 'topic', 'text', 'source', 'edition'] as const;

const isEmpty = (value: unknown): boolean => String(value ?? '') === '';

/** A line with what its skill has already where the sheet has no such column, or names no matrix or edition: a sheet speaks of what it has. */
function fillFromStored(
  read: SkillFacts,
  stored: SkillRow | null,
  { columns }: SkillSheet,
  source: string | null,
): SkillFacts {
  if (!stored) return read;
  const has = (part: SkillColumn) => columns.some(({ column }) => column === part);
  const orStored = <P extends SkillColumn & keyof SkillFacts>(part: P): SkillFacts[P] =>
    isEmpty(read[part]) && (part === 'edition' || !has(part)) ? stored[part] : read[part];
  return {
    ...read,
    component: orStored('component'),
    years: orStored('years'),
    topic: orStored('topic'),
    text: orStored('text'),
    source: source === null ? stored.source : read.source,
    edition: orStored('edition'),
  };
}

/** What differs between a stored skill and its line. */
const changesOf = (stored: SkillRow, read: SkillFacts) =>
  compared.filter((part) => String(stored[part] ?? '') !== String(read[part] ?? ''));

interface ComparedLine {
  readonly read: ReadSkill;
  readonly stored: SkillRow | null;
  readonly row: SkillPreviewRow;
}

interface Comparison {
  readonly sheet: SkillSheet;
  readonly lines: ComparedLine[];
  readonly gone: { readonly row: SkillRow; readonly isUsed: boolean }[];
  readonly sources: string[];
}

function compareLine(
  found: ReadSkill,
  stored: SkillRow | null,
  sheet: SkillSheet,
  source: string | null,
): ComparedLine {
  const { line, error } = found;
  const skill = fillFromStored(found.skill, stored, sheet, source);
  const changes = stored ? changesOf(stored, skill) : [];
  const state = error ? 'faulty' : !stored ? 'new' : changes.length > 0 ? 'changed' : 'same';
  const message = error ?? (changes.length > 0 ? messages.changes(changes.map((part) => messages.parts[part])) : '');
  const { code, text, years } = skill;
  return { read: { ...found, skill }, stored, row: { line, code, text, years, state, message } };
}

/**
 * A sheet beside what is stored, which `lock` takes for changing. Gone is what is stored of the sheet's matrices and it has no more: what
 * uses it is asked once it is locked, as where a single skill is removed.
 */
async function compare(
  db: Queries,
  asked: Asked,
  workbooks: WorkbookReader,
  lock = false,
): Promise<Outcome<Comparison>> {
  const named = asked.source ?? null;
  const naming = { source: named, edition: asked.edition ?? null };
  const opened = await openSkillSheet(asked.file, naming, workbooks);
  if (!opened.ok) return opened;
  const stored = await skillsOf(db, asked.municipality_id, lock);
  const byCode = new Map(stored.map((row) => [row.code, row]));
  const { value: sheet } = opened;
  const lines = sheet.read.map((read) => compareLine(read, byCode.get(read.skill.code) ?? null, sheet, named));
  const sources = [...new Set(lines.map(({ read }) => read.skill.source))].sort();
  const codes = new Set(sheet.read.map(({ skill }) => skill.code));
  const missing = stored.filter(({ code, source }) => sources.includes(source) && !codes.has(code));
  const uses = await usesOf(
    db,
    asked.municipality_id,
    missing.map(({ code }) => code),
  );
  const gone = missing.map((row) => ({ row, isUsed: uses.has(row.code) }));
  return succeed({ sheet, lines, gone, sources });
}

/** What a sheet would change. Nothing is written. */
export async function previewSkills(
  db: Queries,
  viewer: SignedIn,
  asked: Asked,
  workbooks: WorkbookReader,
): Promise<Outcome<SkillPreview>> {
  const wanted = and(eq(municipalities.id, asked.municipality_id), visibleMunicipalities(viewer));
  const [municipality] = await db.select({ id: municipalities.id }).from(municipalities).where(wanted);
  if (!municipality) return fail('not-found');
  const found = await compare(db, asked, workbooks);
  if (!found.ok) return found;
  const { sheet, lines, gone, sources } = found.value;
  const rows = lines.map(({ row }) => row);
  const inState = (state: SkillPreviewRow['state']) => rows.filter((row) => row.state === state).length;
  return succeed({
    columns: sheet.columns,
    sources,
    rows,
    gone: gone.map(({ row: { code, text }, isUsed }) => ({ code, text, is_used: isUsed })),
    counts: {
      new: inState('new'),
      changed: inState('changed'),
      same: inState('same'),
      faulty: inState('faulty'),
      gone: gone.length,
      used: gone.filter(({ isUsed }) => isUsed).length,
    },
  });
}

async function writeLines(unit: Unit, municipalityId: string, lines: readonly ComparedLine[]): Promise<Entry[]> {
  const written: SkillRow[] = [];
  const stamp = { created_by: unit.viewer.userId, created_at: unit.now, updated_at: unit.now };
  for (let from = 0; from < lines.length; from += batchSize) {
    const values = lines.slice(from, from + batchSize).map(({ read, stored }) => ({
      id: stored?.id ?? v7(),
      municipality_id: municipalityId,
      ...read.skill,
      ...stamp,
    }));
    const set = Object.fromEntries(
      [...compared, 'updated_at'].map((column) => [column, sql.raw(`excluded."${column}"`)]),
    );
    written.push(
      ...(await unit.db
        .insert(skills)
        .values(values)
        .onConflictDoUpdate({ target: skills.id, set: { ...set, version: sql`${skills.version} + 1` } })
        .returning()),
    );
  }
  const before = new Map(lines.flatMap(({ stored }) => (stored ? [[stored.id, stored] as const] : [])));
  return written.map((row) => {
    const old = before.get(row.id);
    const entry = { table: 'skills' as const, recordId: row.id, municipalityId };
    return old
      ? { ...entry, action: 'UPDATE' as const, from: auditedSkill(old), to: auditedSkill(row) }
      : { ...entry, action: 'CREATE' as const, to: auditedSkill(row) };
  });
}

async function removeRows(unit: Unit, municipalityId: string, rows: readonly SkillRow[]): Promise<Entry[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  await unit.db.delete(skills).where(inArray(skills.id, ids));
  return rows.map((row) => ({
    table: 'skills',
    recordId: row.id,
    municipalityId,
    action: 'DELETE',
    from: auditedSkill(row),
  }));
}

/**
 * Takes a sheet in: every line, or none. Two imports of one municipality wait for each other, and changes of its skills for the import, so
 * that what was compared holds. A code that another request creates meanwhile is refused as taken.
 */
export async function importSkills(
  unit: Unit,
  input: z.output<typeof skillImportInputSchema>,
  workbooks: WorkbookReader,
): Promise<Outcome<SkillImportResult>> {
  const held = await holdMunicipality(unit, input.municipality_id);
  if (!held) return fail('not-found');
  await unit.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`skill-import:${held.municipalityId}`}))`);
  const found = await compare(unit.db, input, workbooks, true);
  if (!found.ok) return found;
  const { lines, gone } = found.value;
  const faulty = lines.filter(({ row }) => row.state === 'faulty');
  if (faulty.length > 0) {
    const errors = faulty.map(({ row: { line, message } }) => ({
      field: `rows.${line}`,
      message: messages.lineError(line, message),
    }));
    return fail('import-invalid', { message: messages.faulty(faulty.length), errors: errors.slice(0, shownErrors) });
  }
  const fresh = lines.filter(({ row }) => row.state === 'new');
  const changed = lines.filter(({ row }) => row.state === 'changed');
  const leaving = input.remove_gone ? gone.filter(({ isUsed }) => !isUsed).map(({ row }) => row) : [];
  const written = await writeLines(unit, held.municipalityId, [...fresh, ...changed]).catch(skillFailureOf);
  if (!Array.isArray(written)) return written;
  const entries = [...written, ...(await removeRows(unit, held.municipalityId, leaving))];
  const notice = messages.imported(fresh.length, changed.length, leaving.length);
  if (entries.length > 0) await unit.recordEach(entries, { action: 'UPDATE', ...notice });
  return succeed({ created: fresh.length, changed: changed.length, removed: leaving.length });
}
