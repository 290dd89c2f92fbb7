import {
  type AnnulledQuestion,
  type AnswerKey,
  hasLettersOf,
  isContiguousKey,
  isOrderOf,
  isSameShape,
  type keyInputSchema,
  ruleOf,
  type SavedKey,
} from '@caderneta/contract';
import type { z } from 'zod';
import type { StoredVersion } from '../../schema/assessments.table.ts';
import { assessmentMessages } from './assessments.messages.ts';
import { storedVersion } from './keys.repository.ts';

type NewVersion = z.output<typeof keyInputSchema>['version_b'];
type VersionError = { readonly field: string; readonly message: string };

/** Each annulled question once, in the order of the sheet. */
export const inOrder = (annulled: readonly AnnulledQuestion[]): AnnulledQuestion[] =>
  annulled
    .filter(({ group, question }, at) => annulled.findIndex((o) => o.group === group && o.question === question) === at)
    .map(({ group, question }) => ({ group, question }))
    .sort((a, b) => a.group - b.group || a.question - b.question);

export const isAskedBy =
  (key: AnswerKey) =>
  ({ group, question }: AnnulledQuestion): boolean =>
    ruleOf(key, group, question) !== null;

/** Version B as it will be kept beside a key, or what is wrong with it. Absent, it stays as it was, and must still fit the key. */
export function versionToKeep(
  input: NewVersion,
  before: SavedKey | null,
  key: AnswerKey,
): { ok: true; stored: StoredVersion | null } | { ok: false; error: VersionError } {
  const wanted = input === undefined ? before && storedVersion(before) : input;
  if (wanted === null) return { ok: true, stored: null };
  const wrong = (error: VersionError) => ({ ok: false as const, error: error });
  if ('order' in wanted) {
    return isOrderOf(wanted.order, key) ? { ok: true, stored: wanted } : wrong(assessmentMessages.versionOrder);
  }
  if (!isContiguousKey(wanted.key) || !isSameShape(wanted.key, key)) return wrong(assessmentMessages.versionShape);
  const known = [...(before?.key ?? []), ...(before?.version_b?.key ?? [])];
  if (!hasLettersOf(wanted.key, known)) return wrong(assessmentMessages.versionLetters);
  const isAsked = isAskedBy(wanted.key);
  if (wanted.annulled && !wanted.annulled.every(isAsked)) return wrong(assessmentMessages.annulledUnasked);
  const annulled = wanted.annulled ?? (before?.version_b?.annulled ?? []).filter(isAsked);
  return { ok: true, stored: { key: wanted.key, annulled: inOrder(annulled) } };
}
