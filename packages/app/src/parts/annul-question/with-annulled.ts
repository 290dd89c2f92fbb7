import {
  type AnnulledQuestion,
  isAnnulled,
  type KeyVersion,
  positionInA,
  type SavedKey,
  type VersionInput,
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
): { isRestore: boolean; annulled?: AnnulledQuestion[]; versionB?: VersionInput } {
  const own = version === 'B' ? saved.version_b : null;
  if (own && own.order === null) {
    const isRestore = isAnnulled(own.annulled, one.group, one.question);
    return { isRestore, versionB: { key: own.key, annulled: withAnnulled(own, one) } };
  }
  const ref = (own?.order && positionInA(own.order, one)) ?? one;
  return {
    isRestore: isAnnulled(saved.annulled, ref.group, ref.question),
    annulled: withAnnulled(saved, ref),
  };
}
