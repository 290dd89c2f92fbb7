import { drafts } from '../../lib/forms/draft-storage.ts';

/** A question's statement may be a page: its first words tell which one it is. */
const MOST_LETTERS = 60;

/** What a record is called by, in the order in which it is looked for. */
const names = ['name', 'title', 'question', 'course', 'grade', 'statement'];

/** What the record of a draft is called, by the first of its fields that says so; empty where none does, null without a draft. */
export function draftName(userId: string, form: string): string | null {
  const typed = drafts.read(userId, form)?.typed;
  if (typed === undefined) return null;
  const found = names.map((field) => typed[field]).find((value) => typeof value === 'string' && value.trim() !== '');
  const name = typeof found === 'string' ? found.trim() : '';
  return name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS).trimEnd()}…` : name;
}
