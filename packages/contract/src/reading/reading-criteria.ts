/** Most letters of a reference text: some ten minutes of reading. */
export const longestReadingText = 6000;

/** The criteria of a reading aloud, each scored 0 to 10. */
export const readingCriteria = ['fluency', 'pronunciation', 'intonation', 'rhythm', 'pauses', 'clarity'] as const;
export type ReadingCriterion = (typeof readingCriteria)[number];

export const readingCriterionLabels: Record<ReadingCriterion, string> = {
  fluency: 'Fluência',
  pronunciation: 'Pronúncia',
  intonation: 'Entonação',
  rhythm: 'Ritmo',
  pauses: 'Pausas',
  clarity: 'Clareza',
};

/** Where a reading's figures come from: a listener's confirmed marks, a program, or a program that found the text inconclusive. */
export const readingOrigins = ['ear', 'estimate', 'doubtful'] as const;
export type ReadingOrigin = (typeof readingOrigins)[number];

export const readingOriginLabels: Record<ReadingOrigin, string> = {
  ear: 'Marcada de ouvido',
  estimate: 'Estimativa',
  doubtful: 'Estimativa duvidosa',
};

export const readingProfiles = ['PRE_READER', 'BEGINNER', 'FLUENT'] as const;
export type ReadingProfile = (typeof readingProfiles)[number];
export const readingProfileLabels: Record<ReadingProfile, string> = {
  PRE_READER: 'Pré-leitor',
  BEGINNER: 'Leitor iniciante',
  FLUENT: 'Leitor fluente',
};
