import type { QuestionOrder } from '@caderneta/contract';

/** Under what an assessment that is being put together is kept. */
export const assemblyForm = 'avaliacao.do-banco';

/** A question on its way into an assessment. */
export interface ChosenItem {
  readonly id: string;
  readonly statement: string;
}

/** An assessment being put together. */
export interface AssembleValues {
  readonly institutionId: string | null;
  readonly classId: string | null;
  readonly title: string;
  readonly items: readonly ChosenItem[];
  readonly hasVersions: boolean;
  /** Version B as the last try to save drew it; null before. */
  readonly order: QuestionOrder | null;
}

export const emptyAssembly: AssembleValues = {
  ...{ institutionId: null, classId: null, title: '', items: [], hasVersions: false, order: null },
};

/** The questions with one of them a place up (-1) or down (1); as they were where there is no such place. */
export function moved(items: readonly ChosenItem[], at: number, by: -1 | 1): readonly ChosenItem[] {
  const other = at + by;
  const [one, two] = [items[at], items[other]];
  if (!one || !two) return items;
  return items.map((item, index) => (index === at ? two : index === other ? one : item));
}
