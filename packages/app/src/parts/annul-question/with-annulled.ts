import { type AnnulledQuestion, isAnnulled, type SavedKey } from '@caderneta/contract';

/** The annulled questions of a key after one more, or one less. */
export const withAnnulled = (
  { annulled }: Pick<SavedKey, 'annulled'>,
  { group, question }: AnnulledQuestion,
): AnnulledQuestion[] =>
  isAnnulled(annulled, group, question)
    ? annulled.filter((one) => one.group !== group || one.question !== question)
    : [...annulled, { group, question }];
