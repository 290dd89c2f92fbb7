import {
  type Archived,
  type ArchiveKind,
  archiveKindLabels,
  archiveKinds,
  personalDataEndpoints,
  rowsPerPage,
} from '@caderneta/contract';
import { Button, EmptyState, Pagination, SearchField, Select, Skeleton, showToast, Table } from '@caderneta/ui';
import { ArchiveRestore } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { formatMoment } from '../../../lib/dates.ts';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { lazyDialog } from '../../../parts/lazy/LazyPart.tsx';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { pagesFor, usePageInRange } from '../../../parts/listing/use-page-in-range.ts';
import { personalDataCopy } from '../../../parts/personal-data/personal-data.copy.ts';
import { useArchive, useRestore } from '../archive.api.ts';
import { SettingsCard } from '../components/SettingsCard.tsx';
import * as styles from '../components/settings.css.ts';
import { networkCopy } from '../network.copy.ts';

const PersonalDataDialog = lazyDialog(
  async () => (await import('../../../parts/personal-data/screens/PersonalDataDialog.tsx')).PersonalDataDialog,
);

const texts = networkCopy.archive;
const every = 'every';
const kindItems = [
  { id: every, label: texts.allKinds },
  ...archiveKinds.map((id) => ({ id, label: archiveKindLabels[id] })),
];
const columns = [
  { id: 'name', label: texts.columns.name, isRowHeader: true },
  { id: 'kind', label: texts.columns.kind },
  { id: 'origin', label: texts.columns.origin },
  { id: 'date', label: texts.columns.date },
  { id: 'actions', label: texts.columns.actions, align: 'end' as const },
];

/** 'Arquivados': what was removed but holds records, to be brought back. */
export function ArchiveSection() {
  const [kind, setKind] = useState<ArchiveKind | null>(null);
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const search = useDebounced(typed);
  const archive = useArchive(kind, search, page);
  const sendBack = useRestore();
  const may = useMay();
  const [shown, setShown] = useState<Archived | null>(null);

  const restore = async (record: Archived) => {
    const answer = await sendBack(record);
    if (answer.ok) showToast({ tone: 'success', message: texts.restored(record.name) });
    else showToast({ tone: 'error', message: failureText(answer, texts.failed) });
  };

  const rows = (archive.data ?? []).map((record) => ({
    id: `${record.kind} ${record.id}`,
    name: record.name,
    cells: {
      name: record.name,
      kind: archiveKindLabels[record.kind],
      origin: record.place ?? texts.noOrigin,
      date: formatMoment(record.archived_at),
      actions: (
        <div className={styles.rowActs}>
          {record.kind === 'user' && may(personalDataEndpoints.summary) && (
            <Button
              size="compact"
              variant="quiet"
              aria-label={personalDataCopy.titleOf(record.name)}
              onPress={() => setShown(record)}
            >
              {personalDataCopy.title}
            </Button>
          )}
          {record.is_erased || record.with_parent ? (
            <span className={styles.hint}>{record.is_erased ? texts.erased : texts.withParent}</span>
          ) : (
            <Button
              size="compact"
              icon={<ArchiveRestore />}
              aria-label={texts.restoreOf(record.name)}
              onPress={() => void restore(record)}
            >
              {texts.restore}
            </Button>
          )}
        </div>
      ),
    },
  }));

  usePageInRange(page, pagesFor(archive.total, rowsPerPage), archive.data?.length === 0, setPage);

  return (
    <div className={styles.panel}>
      <SettingsCard title={texts.title} lead={texts.lead}>
        <div className={styles.filters}>
          <SearchField
            label={texts.search}
            placeholder={texts.searchPlaceholder}
            value={typed}
            onChange={(text) => {
              setTyped(text);
              setPage(1);
            }}
          />
          <Select
            label={texts.kind}
            items={kindItems}
            selectedId={kind ?? every}
            onChange={(next) => {
              setKind(archiveKinds.find((one) => one === next) ?? null);
              setPage(1);
            }}
          />
        </div>
        {archive.failure ? (
          <LoadFailed title={texts.loadFailed} of={archive} />
        ) : archive.data === undefined ? (
          <Skeleton cards={6} />
        ) : rows.length === 0 ? (
          <EmptyState
            isSearch={search !== '' || kind !== null}
            title={search !== '' || kind ? texts.notFound : texts.none}
          />
        ) : (
          <>
            <Table label={texts.title} columns={columns} rows={rows} />
            {archive.total > rowsPerPage && (
              <div className={styles.pages}>
                <Pagination page={page} pageCount={pagesFor(archive.total, rowsPerPage)} onChange={setPage} />
              </div>
            )}
          </>
        )}
      </SettingsCard>
      {shown && <PersonalDataDialog person={shown} onClose={() => setShown(null)} />}
    </div>
  );
}
