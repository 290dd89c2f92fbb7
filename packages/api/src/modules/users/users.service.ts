export { mayChange, visibleUsers } from './users.scope.ts';
