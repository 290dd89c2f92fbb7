// Entry of a thread that reads workbooks when it runs from sources: a thread has to be taught TypeScript before it can read any.
import { register } from 'tsx/esm/api';

register();
const { default: readWorkbook } = await import('./read-workbook.thread.ts');
export default readWorkbook;
