// Entry of a reading thread when it runs from sources: a thread has to be taught TypeScript before it can read any.
import { register } from 'tsx/esm/api';

register();
const { default: readPhoto } = await import('./read-photo.thread.ts');
export default readPhoto;
