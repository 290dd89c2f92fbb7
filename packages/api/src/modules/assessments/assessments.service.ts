export { type AssessmentPlace, findPlace, findWritablePlace } from './assessment-place.ts';
export { compareInstitutions } from './comparison.ts';
export { type HeldAssessment, lockAssessment, placeOf } from './lock-assessment.ts';
export { readingReport } from './reading-report.ts';
export { pupilOf } from './results.repository.ts';
export { storedResult } from './stored-result.ts';
