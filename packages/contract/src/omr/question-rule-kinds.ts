/** How several right letters make points: all of them and no other, or max(0, (right marked − wrong marked) ÷ right). */
export const severalGradings = ['exact', 'partial'] as const;
export type SeveralGrading = (typeof severalGradings)[number];

/** The name of a question's kind; `choice` where its rule is a lone letter. */
export const ruleKinds = ['choice', 'several', 'alternatives', 'true-false'] as const;
export type RuleKind = (typeof ruleKinds)[number];
