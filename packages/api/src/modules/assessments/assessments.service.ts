export { findPlace } from './assessment-place.ts';
export { compareInstitutions } from './comparison.ts';
