// Entry of the reading thread when it runs from sources: a thread has to be taught TypeScript before it can read any.
import { register } from 'tsx/esm/api';

register();
await import('./read-photo.thread.ts');
