export { resetMasterAccess } from './master-access.ts';
