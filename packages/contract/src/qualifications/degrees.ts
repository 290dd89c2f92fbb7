export const degrees = [
  'TECHNICAL',
  'BACHELOR',
  'LICENCIATURA',
  'SPECIALIZATION',
  'MASTER',
  'DOCTORATE',
  'OTHER',
] as const;
export type Degree = (typeof degrees)[number];
export const degreeLabels: Record<Degree, string> = {
  TECHNICAL: 'Técnico',
  BACHELOR: 'Bacharelado',
  LICENCIATURA: 'Licenciatura',
  SPECIALIZATION: 'Especialização',
  MASTER: 'Mestrado',
  DOCTORATE: 'Doutorado',
  OTHER: 'Outro',
};

/** Types that a diploma can have, found from its bytes. */
export const diplomaTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/gif'] as const;
/** Largest diploma, bytes, before base64. */
export const diplomaLimit = 5 * 1024 * 1024;
