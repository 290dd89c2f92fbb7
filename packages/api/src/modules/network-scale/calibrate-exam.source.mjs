// Entry of a calibrating thread when it runs from sources: a thread has to be taught TypeScript before it can read any.
import { register } from 'tsx/esm/api';

register();
const { default: calibrateExam } = await import('./calibrate-exam.thread.ts');
export default calibrateExam;
