import { fromWire, isSameSheet, sheetDetails } from '@caderneta/contract';
import type { OutboxRow } from './outbox-row.ts';

type Row = OutboxRow<'results'>;

const answersOf = (row: Row | undefined) => fromWire(sheetDetails(row?.details)?.omr ?? []);

/** Whether an unsent result is of the same sheet as a later one: a pupil's second sheet stands beside the first. */
export const sameSheetAs =
  (later: Row) =>
  ([unsent]: readonly Row[]): boolean =>
    isSameSheet(answersOf(unsent), answersOf(later));
