import {
  type ExportColumn,
  exportCsv,
  exportExcel,
  type PrintDocument,
  PrintFallback,
  printDocument,
  readTable,
  showToast,
} from '@caderneta/ui';
import { useState } from 'react';
import type { CallFailure } from '../../lib/api/call.ts';
import { withReason } from '../../lib/api/failure-text.ts';
import { useUser } from '../../lib/session/use-session.ts';
import { listingCopy } from './listing.copy.ts';

type Fetched<Row> = { readonly ok: true; readonly data: readonly Row[]; readonly truncated: boolean } | CallFailure;

export interface ListSource<Row> {
  /** Heading on paper. */
  readonly title: string;
  /** Base of the file's name, to which the day is added: 'turmas'. */
  readonly fileName: string;
  readonly columns: readonly ExportColumn<Row>[];
  /** Every row that the filters leave, not only those on screen. */
  readonly fetchRows: () => Promise<Fetched<Row>>;
}

/** Excel, CSV and paper for a list, and what is shown where the browser opens no window to print. */
export function useListTools<Row>({ title, fileName, columns, fetchRows }: ListSource<Row>) {
  const user = useUser();
  const [blocked, setBlocked] = useState<PrintDocument | null>(null);

  const takeRows = async (): Promise<readonly Row[] | null> => {
    const fetched = await fetchRows();
    if (!fetched.ok) {
      showToast({ tone: 'error', message: withReason(listingCopy.exportFailed, fetched) });
      return null;
    }
    if (fetched.data.length === 0) showToast({ tone: 'info', message: listingCopy.nothing });
    if (fetched.truncated) showToast({ tone: 'warning', message: listingCopy.cut(fetched.data.length) });
    return fetched.data.length === 0 ? null : fetched.data;
  };
  const onExcel = async () => {
    const rows = await takeRows();
    if (rows) await exportExcel({ columns, rows, fileName, sheet: title });
  };
  const onCsv = async () => {
    const rows = await takeRows();
    if (rows) exportCsv({ columns, rows, fileName });
  };
  const onPrint = async () => {
    const rows = await takeRows();
    if (!rows) return;
    const text = user.profiles[0]?.institution?.name;
    const header = text === undefined ? {} : { header: { text } };
    const paper = {
      title,
      ...header,
      ...readTable({ columns, rows }),
      orientation: 'landscape',
    } satisfies PrintDocument;
    const result = printDocument(paper);
    if (!result.ok && result.code === 'popup-blocked') setBlocked(paper);
  };
  return {
    onExcel: () => void onExcel(),
    onCsv: () => void onCsv(),
    onPrint: () => void onPrint(),
    fallback: <PrintFallback document={blocked} onClose={() => setBlocked(null)} />,
  };
}
