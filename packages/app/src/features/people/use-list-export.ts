import { roleLabel, type UserRow } from '@caderneta/contract';
import { type ExportColumn, exportExcel, type PrintDocument, printDocument, readTable, showToast } from '@caderneta/ui';
import { useState } from 'react';
import { failureText } from '../../lib/api/failure-text.ts';
import { fetchPeople, type PeopleFilter } from './people.api.ts';
import { peopleCopy } from './people.copy.ts';

const texts = peopleCopy.general;

/** What a file or a paper shows of each user. */
const columns: readonly ExportColumn<UserRow>[] = [
  { header: texts.columns.name, value: ({ name }) => name },
  { header: texts.columns.email, value: ({ email }) => email },
  { header: texts.columns.role, value: ({ role }) => roleLabel(role) },
  {
    header: texts.columns.status,
    value: ({ is_active }) => (is_active ? texts.exported.active : texts.exported.inactive),
  },
  { header: texts.exported.institution, value: ({ profiles }) => profiles[0]?.institution?.name },
  { header: texts.exported.municipality, value: ({ profiles }) => profiles[0]?.municipality?.name },
];

/** Takes the whole filtered list away, not only the page in sight. */
export function useListExport(filter: PeopleFilter) {
  const [blocked, setBlocked] = useState<PrintDocument | null>(null);

  const everybody = async (): Promise<readonly UserRow[] | null> => {
    const answer = await fetchPeople(filter);
    if (answer.ok && !answer.truncated) return answer.data;
    const message = answer.ok ? texts.truncated : failureText(answer, texts.exportFailed);
    showToast({ tone: answer.ok ? 'warning' : 'error', message });
    return null;
  };

  return {
    /** The document for which the browser opened no window. */
    blocked,
    closeBlocked: () => setBlocked(null),
    excel: async () => {
      const rows = await everybody();
      if (rows) await exportExcel({ columns, rows, fileName: texts.fileName, sheet: texts.list });
    },
    print: async () => {
      const rows = await everybody();
      if (!rows) return;
      const paper: PrintDocument = { title: texts.title, orientation: 'landscape', ...readTable({ columns, rows }) };
      const printed = printDocument(paper);
      if (printed.ok) return;
      if (printed.code === 'popup-blocked') setBlocked(paper);
      else showToast({ tone: 'warning', message: peopleCopy.notFound });
    },
  };
}
