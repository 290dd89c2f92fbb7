export { isBackupLate } from './backups.repository.ts';
export { startBackups } from './nightly-backup.ts';
