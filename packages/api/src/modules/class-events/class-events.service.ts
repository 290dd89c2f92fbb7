export { eventsFor } from './class-events.scope.ts';
