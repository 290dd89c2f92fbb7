export { findPlace } from './assessment-place.ts';
export { compareInstitutions } from './comparison.ts';
export { readingReport } from './reading-report.ts';
