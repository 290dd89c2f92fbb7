import { isPersonalField } from '@caderneta/contract';
import type { PersonIds } from './person-tables.ts';
import { erasedText } from './personal-data.messages.ts';

/** Beside CPF, contacts and birth dates: what people wrote about a person, and what only an account needs. */
const written: ReadonlySet<string> = new Set([
  'answers',
  'comment',
  'completion_year',
  'course_name',
  'degree',
  'gender',
  'institution_name',
  'notes',
]);
/** Of staff besides: of a pupil they are the school's record. */
const ofStaff: ReadonlySet<string> = new Set(['inep_code', 'matricula']);

export interface Redacted extends PersonIds {
  readonly isPupil: boolean;
  /** Addresses, numbers and names that nobody shares with the person, to be erased wherever they stand. */
  readonly values: readonly string[];
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** A text in a pattern that finds it, and nothing else. */
export const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Replaces the values of a person in a text; within a longer word they are another's. */
export function redactText(text: string, values: readonly string[]): string {
  if (values.length === 0) return text;
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(?:${values.map(literally).join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return text.replace(found, erasedText);
}

/**
 * A record without what is personal of one person: in what names them, and within it, personal fields read 'Apagado'; their values do wherever
 * they stand. What is of others stays.
 *
 * @param isOwn The whole record is about the person.
 */
export function redactRecord(value: unknown, person: Redacted, isOwn: boolean): unknown {
  const ids: readonly unknown[] = [person.userId, ...person.profileIds];
  const isPersonal = (name: string) =>
    isPersonalField(name) || written.has(name) || (!person.isPupil && ofStaff.has(name));
  const within = (item: unknown, own: boolean): unknown => {
    if (typeof item === 'string') return redactText(item, person.values);
    if (Array.isArray(item)) return item.map((one) => within(one, own));
    if (typeof item !== 'object' || item === null) return item;
    const isAbout = own || Object.values(item).some((field) => ids.includes(field));
    return Object.fromEntries(
      Object.entries(item).map(([name, field]) => [
        name,
        isAbout && isPersonal(name) && !isEmpty(field) ? erasedText : within(field, isAbout),
      ]),
    );
  };
  return within(value, isOwn);
}
