export { demoAccounts } from './content/accounts.data.ts';
export { isEmptyDatabase } from './empty-database.ts';
export { seedCurriculum } from './seed-curriculum.ts';
export { type SeedOptions, type SeedOutcome, seedDemonstration } from './seed-demonstration.ts';
