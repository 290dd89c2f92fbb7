export { type PupilPresence, presenceOf } from './year-records.repository.ts';
