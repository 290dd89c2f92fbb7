export { type AssessmentRef, findAssessmentRef, findWritableAssessment } from './assessment-ref.ts';
export { assessmentsOfClasses } from './assessments.repository.ts';
export { compareInstitutions } from './comparison.ts';
export { assessmentRefOf, type HeldAssessment, lockAssessment } from './lock-assessment.ts';
export { ofClasses, type PostingState, postingStates } from './posting-states.ts';
export { isStoredInconclusive } from './reading-figures.ts';
export { readingReport } from './reading-report.ts';
export { pupilOf } from './results.repository.ts';
export { storedResult } from './stored-result.ts';
