import { readWorkbook } from './read-workbook.ts';

/** What the thread does: a workbook's bytes in, its lines out. */
export default readWorkbook;
