/** How several right letters make points: all of them and no other, or max(0, (right marked − wrong marked) ÷ right). */
export const severalGradings = ['exact', 'partial'] as const;
export type SeveralGrading = (typeof severalGradings)[number];

/** The name of a question's kind; `choice` where its rule is a lone letter. */
export const ruleKinds = ['choice', 'several', 'alternatives', 'true-false', 'open', 'numeric'] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** What stands on the boxes that a teacher marks for an open answer, from none of its point to all of it, in even steps. */
export const openBoxes = {
  halves: ['0', '½', '1'],
  quarters: ['0', '¼', '½', '¾', '1'],
  'up-to-2': ['0', '1', '2'],
  'up-to-3': ['0', '1', '2', '3'],
  'up-to-4': ['0', '1', '2', '3', '4'],
} as const;
export type OpenScale = keyof typeof openBoxes;
export const openScales = Object.keys(openBoxes) as OpenScale[];
