// Entry of a judging thread when it runs from sources: a thread has to be taught TypeScript before it can read any.
import { register } from 'tsx/esm/api';

register();
const { default: judgeRecording } = await import('./judge-recording.thread.ts');
export default judgeRecording;
