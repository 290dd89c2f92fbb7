export { archiveInstitutions } from './archive-institutions.ts';
export { institutionMessages } from './institutions.messages.ts';
