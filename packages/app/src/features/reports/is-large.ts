import { reportRowsOnScreen } from '@caderneta/contract';

/** Whether the file of a report is the server's to make: it has more rows than a page may ask for, or nobody counted them all. */
export const isLarge = ({ total, totalIsBound }: { readonly total: number; readonly totalIsBound: boolean }): boolean =>
  totalIsBound || total > reportRowsOnScreen;
