export { orgUnitOfUser } from './user-detail.repository.ts';
export { lockUser } from './user-lock.ts';
export { failureOf, schoolAddress } from './user-record.ts';
export { mayChange, visibleUsers } from './users.scope.ts';
