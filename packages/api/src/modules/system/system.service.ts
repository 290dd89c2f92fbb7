export { demoAccountsOf } from './demo-accounts.repository.ts';
