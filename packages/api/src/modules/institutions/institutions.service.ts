export { archiveInstitutions } from './archive-institutions.ts';
