import type { Role } from '@caderneta/contract';

/** Where a new assessment goes, or what a list is narrowed to; empty where not chosen. */
export interface ClassChoice {
  readonly municipalityId: string;
  readonly institutionId: string;
  readonly classId: string;
}
export const noChoice: ClassChoice = { municipalityId: '', institutionId: '', classId: '' };

/** What a role chooses on its way to a class; what lies above is its own. */
export interface ChoiceSteps {
  readonly municipality: boolean;
  readonly institution: boolean;
}
export const stepsOf = (role: Role): ChoiceSteps => ({
  municipality: role === 'MASTER',
  institution: role === 'MASTER' || role === 'MUNICIPALITY',
});

/** A change of choice with what hangs on it: another institution has other classes. */
export const chosen = {
  municipality: (municipalityId: string): ClassChoice => ({ ...noChoice, municipalityId }),
  institution: (now: ClassChoice, institutionId: string): ClassChoice => ({ ...now, institutionId, classId: '' }),
  schoolClass: (now: ClassChoice, classId: string): ClassChoice => ({ ...now, classId }),
} as const;
