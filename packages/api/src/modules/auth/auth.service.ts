export { createFirstMasterLink } from './first-master-link.ts';
export { createSessions, endAllSessions, findViewer } from './sessions.ts';
export { startSession } from './sign-in.ts';
