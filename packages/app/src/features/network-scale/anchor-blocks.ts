import { fewestAnchors, type QuestionRef, questionId, type ScaleAnchor } from '@caderneta/contract';

/** Questions that stand one after the other in both exams: from which on in each, and how many. */
export interface AnchorBlock {
  /** As `questionId` writes them; null where not chosen. */
  readonly base: string | null;
  readonly other: string | null;
  /** NaN where empty. */
  readonly count: number;
}

export const emptyBlock: AnchorBlock = { base: null, other: null, count: Number.NaN };

/** The common questions that blocks name: what was annulled in one of the exams, or is not on its sheet, is none. */
export function anchorsOf(
  blocks: readonly AnchorBlock[],
  exams: { readonly base: readonly QuestionRef[]; readonly other: readonly QuestionRef[] },
): ScaleAnchor[] {
  const [base, other] = [exams.base, exams.other].map((refs) => new Map(refs.map((ref) => [questionId(ref), ref])));
  return blocks.flatMap((block) => {
    const [first, second] = [base?.get(block.base ?? ''), other?.get(block.other ?? '')];
    if (!first || !second || !(block.count > 0)) return [];
    return Array.from({ length: block.count }, (_, at) => ({
      base: base?.get(questionId({ ...first, question: first.question + at })),
      other: other?.get(questionId({ ...second, question: second.question + at })),
    })).flatMap(({ base: inBase, other: inOther }) => (inBase && inOther ? [{ base: inBase, other: inOther }] : []));
  });
}

/** How many common questions two exams need. */
export const neededFor = (base: readonly QuestionRef[], other: readonly QuestionRef[]): number =>
  fewestAnchors(Math.max(base.length, other.length));
