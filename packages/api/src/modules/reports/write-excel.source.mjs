// Entry of the writing thread when it runs from sources: a thread has to be taught TypeScript before it can read any.
import { register } from 'tsx/esm/api';

register();
const { default: writeExcel } = await import('./write-excel.thread.ts');
export default writeExcel;
