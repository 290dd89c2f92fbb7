import { type AuditedValue, roleLabel, roles, writeDay } from '@caderneta/contract';
import { isFields, isUuid, type NameOf } from './changes-in-words.ts';
import { fieldTargets, type NamedKind } from './field-kinds.data.ts';

/** What the id of an entry's record is of, by table; the first that has such a record. */
const recordKinds: Readonly<Record<string, readonly NamedKind[]>> = {
  users: ['user'],
  user_permissions: ['user'],
  user_preferences: ['user'],
  sessions: ['user'],
  failed_sign_ins: ['user'],
  school_classes: ['class'],
  one_time_tokens: ['class'],
  grades: ['class'],
  institutions: ['institution'],
  municipalities: ['municipality'],
  disciplines: ['discipline'],
  assessments: ['assessment'],
  answer_keys: ['assessment'],
  question_skills: ['assessment'],
  assessment_postings: ['assessment'],
  enrolments: ['institution'],
  recording_consents: ['profile'],
  settings: ['institution', 'municipality'],
  faq_categories: ['faq_category'],
  lessons: ['lesson'],
  bank_items: ['bank_item'],
  attendance: ['class', 'discipline'],
  mentor_comments: ['user'],
  module_answers: ['user', 'lesson'],
};
/** Tables whose records have ids of several parts, each of its own kind. */
const inParts: ReadonlySet<string> = new Set(['attendance', 'mentor_comments', 'module_answers']);
const about = ['assessment_id', 'student_profile_id', 'teacher_profile_id', 'discipline_id', 'class_id'] as const;

export interface RecordedEntry {
  readonly table: string;
  readonly record_id: string;
  /** The record's own name, where it said one. */
  readonly record_name: string | null;
  readonly from: unknown;
  readonly to: unknown;
}

const joined = (parts: readonly AuditedValue[]): AuditedValue | null => {
  const [first] = parts;
  if (!first) return null;
  return { text: parts.map(({ text }) => text).join(' · '), record: first.record };
};

function byId({ table, record_id }: RecordedEntry, nameOf: NameOf): AuditedValue | null {
  const kinds = recordKinds[table] ?? [];
  if (!inParts.has(table)) {
    for (const kind of kinds) {
      const named = isUuid(record_id) ? nameOf(kind, record_id) : null;
      if (named) return named;
    }
    return null;
  }
  let at = 0;
  return joined(
    record_id.split('/').flatMap((part) => {
      if (/^\d{4}-\d{2}-\d{2}$/.test(part)) return [{ text: writeDay(part), record: null }];
      const kind = isUuid(part) ? kinds[at++] : undefined;
      return (kind && nameOf(kind, part)) ?? [];
    }),
  );
}

/** What the record of an entry was called then, and where it still is; null of what has no name. */
export function recordInWords(entry: RecordedEntry, nameOf: NameOf): AuditedValue | null {
  if (roles.some((role) => role === entry.record_id)) return { text: roleLabel(entry.record_id), record: null };
  const found = byId(entry, nameOf);
  if (entry.record_name !== null && entry.table !== 'settings') {
    return { text: entry.record_name, record: found?.record ?? null };
  }
  if (found) return found;
  const sides = [entry.to, entry.from].flat().filter(isFields);
  return joined(
    about.flatMap((name) => {
      const id = sides.map((side) => side[name]).find(isUuid);
      const kind = fieldTargets[name];
      return (id && kind && nameOf(kind, id)) || [];
    }),
  );
}
