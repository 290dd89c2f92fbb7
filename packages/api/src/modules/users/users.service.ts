export { leaveClasses } from './enrolment.writes.ts';
export { holdErased } from './hold-erased.ts';
export { lockUser } from './user-lock.ts';
export { failureOf, personal, schoolAddress } from './user-record.ts';
export { isLastMaster } from './users.removal.ts';
export { mayChange, visibleUsers } from './users.scope.ts';
