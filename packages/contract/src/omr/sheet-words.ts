/** Versions of an assessment's key: the code on a sheet says which one it was printed for. */
export const keyVersions = ['A', 'B'] as const;
export type KeyVersion = (typeof keyVersions)[number];

/**
 * What a reader can say of a question.
 * `marked`: one clear mark. `blank`: surely none that counts. `multiple`: two or more clear marks. `uncertain`: a person must look.
 */
export const questionStates = ['marked', 'blank', 'multiple', 'uncertain'] as const;
export type QuestionState = (typeof questionStates)[number];
