import {
  type AnnulledQuestion,
  isAnnulled,
  type KeyVersion,
  placeInA,
  type SavedKey,
  type VersionDraft,
} from '@caderneta/contract';

/** The annulled questions of a key after one more, or one less. */
export const withAnnulled = (
  { annulled }: Pick<SavedKey, 'annulled'>,
  { group, question }: AnnulledQuestion,
): AnnulledQuestion[] =>
  isAnnulled(annulled, group, question)
    ? annulled.filter((one) => one.group !== group || one.question !== question)
    : [...annulled, { group, question }];

/** What is saved to annul a question of a version, or to count it again. One that version A asks too is annulled there, for both. */
export function annulment(
  saved: SavedKey,
  one: AnnulledQuestion,
  version: KeyVersion,
): { isRestore: boolean; annulled?: AnnulledQuestion[]; versionB?: VersionDraft } {
  const own = version === 'B' ? saved.version_b : null;
  if (own && own.order === null) {
    const isRestore = isAnnulled(own.annulled, one.group, one.question);
    return { isRestore, versionB: { key: own.key, annulled: withAnnulled(own, one) } };
  }
  const place = (own?.order && placeInA(own.order, one)) ?? one;
  return {
    isRestore: isAnnulled(saved.annulled, place.group, place.question),
    annulled: withAnnulled(saved, place),
  };
}
