export { placeOfUser } from './user-detail.repository.ts';
export { lockUser } from './user-lock.ts';
export { refusalOf, schoolAddress } from './user-record.ts';
export { mayChange, visibleUsers } from './users.scope.ts';
