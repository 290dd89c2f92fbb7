import type { RoleAccess } from './access.ts';

/** Who corrects. A teacher reaches assessments from the class area, the others from 'Avaliações' too. */
export const correctors: RoleAccess = {
  roles: ['MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER'],
  anyOf: ['view_activities', 'class_assessments'],
};
