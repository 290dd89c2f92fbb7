import type { ExportColumn } from '@caderneta/contract';
import { showToast } from '@caderneta/ui';
import type { CallFailure } from '../../lib/api/call.ts';
import { withReason } from '../../lib/api/failure-text.ts';
import { usePaper } from '../paper/use-paper.tsx';
import { listingCopy } from './listing.copy.ts';

type Fetched<Row> = { readonly ok: true; readonly data: readonly Row[]; readonly truncated: boolean } | CallFailure;

export interface ListSource<Row> {
  /** Heading on paper. */
  readonly title: string;
  /** Base of the file's name, to which the day is added: 'turmas', with what narrows it where that tells files apart. */
  readonly fileName: string | readonly string[];
  readonly columns: readonly ExportColumn<Row>[];
  /** What narrows it, in words; what is empty is left out. */
  readonly shown?: Readonly<Partial<Record<keyof typeof listingCopy.narrowing, string | undefined>>>;
  /** Every row that the filters leave, not only those on screen. */
  readonly fetchRows: () => Promise<Fetched<Row>>;
  /** What printing gives instead of the table. */
  readonly print?: (rows: readonly Row[]) => void;
}

/** Saves a file by what is fetched for it, and says so where that does not come. */
export async function saveOrTell(save: () => Promise<void>): Promise<void> {
  try {
    await save();
  } catch {
    showToast({ tone: 'error', message: listingCopy.exportFailed });
  }
}

/** Saves a table as `saveOrTell` does. */
export const saveBy = (save: (by: typeof import('../../lib/save-table.ts')) => void | Promise<void>): Promise<void> =>
  saveOrTell(async () => save(await import('../../lib/save-table.ts')));

/** Excel, CSV and paper for a list, and what is shown where the browser opens no window to print. */
export function useListTools<Row>({ title, fileName, columns, shown = {}, fetchRows, print }: ListSource<Row>) {
  const narrowing = Object.fromEntries(
    (Object.keys(listingCopy.narrowing) as (keyof typeof listingCopy.narrowing)[]).flatMap((name) =>
      shown[name] ? [[listingCopy.narrowing[name], shown[name]] as const] : [],
    ),
  );
  const inWords = Object.entries(narrowing)
    .map((pair) => pair.join(': '))
    .join(' · ');
  const paper = usePaper();

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
    if (rows) await saveBy(({ saveExcel }) => saveExcel({ columns, rows, fileName, title, shown: narrowing }));
  };
  const onCsv = async () => {
    const rows = await takeRows();
    if (rows) await saveBy(({ saveCsv }) => saveCsv({ columns, rows, fileName }));
  };
  const onPrint = async () => {
    const rows = await takeRows();
    if (rows === null) return;
    if (print) print(rows);
    else await paper.print({ title, columns, rows, shown: inWords });
  };
  return {
    onExcel: () => void onExcel(),
    onCsv: () => void onCsv(),
    onPrint: () => void onPrint(),
    fallback: paper.fallback,
  };
}
