import { notificationEndpoints, rowsPerPage } from '@caderneta/contract';
import { Button, EmptyState, PageHeader, Pagination, showToast } from '@caderneta/ui';
import { CheckCheck, Megaphone } from 'lucide-react';
import { useState } from 'react';
import type { CallFailure } from '../../../lib/api/call.ts';
import { withReason } from '../../../lib/api/failure-text.ts';
import { formFailureOf } from '../../../lib/forms/form-failure.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { useListAddress } from '../../../lib/use-list-address.ts';
import { DraftOffer } from '../../../parts/drafts/screens/DraftOffer.tsx';
import { lazyDialog } from '../../../parts/lazy/LazyPart.tsx';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { useListTools } from '../../../parts/listing/use-list-tools.tsx';
import { groupNotes, type NoteGroup } from '../../../parts/notifications/group-notes.ts';
import { useMarkRead } from '../../../parts/notifications/notifications.api.ts';
import { NoteFilterBar } from '../components/NoteFilterBar.tsx';
import { NoteTable } from '../components/NoteTable.tsx';
import { NotificationDialog } from '../components/NotificationDialog.tsx';
import * as styles from '../components/notifications.css.ts';
import { addressOfNotes, filterNotes, noteFiltersOf } from '../note-filters.ts';
import { noteColumns } from '../note-table.ts';
import { useHistory, useHistoryWrites } from '../notifications.api.ts';
import { notificationsCopy } from '../notifications.copy.ts';

const AnnouncementDialog = lazyDialog(
  async () => (await import('../components/AnnouncementDialog.tsx')).AnnouncementDialog,
);

/** Toasts of this screen stay longer than elsewhere, ms. */
const TOAST_MS = 4000;
const filterNames = { search: 'busca', type: 'tipo', status: 'situacao' } as const;

/** Histórico de Notificações: everybody's own; MASTER also writes to all. */
export default function NotificationHistoryScreen() {
  const texts = notificationsCopy;
  const user = useUser();
  const may = useMay();
  const history = useHistory(user.id);
  const { markAll, announce } = useHistoryWrites(user.id);
  const markRead = useMarkRead(user.id, 'patchRead');
  const [address, setAddress, clear] = useListAddress(filterNames);
  const filters = noteFiltersOf(address.filters);
  const [openNote, setOpenNote] = useState<NoteGroup | null>(null);
  const [isAnnouncing, setAnnouncing] = useState(false);
  const [isMarking, setMarking] = useState(false);

  const found = filterNotes(history.notes ?? [], filters);
  const groups = groupNotes(found);
  const hasNew = (history.notes ?? []).some((note) => !note.isRead);
  const pageCount = Math.max(1, Math.ceil(groups.length / rowsPerPage));
  const page = Math.min(address.page, pageCount);
  const isFiltered = filters.search.trim() !== '' || filters.type !== 'all' || filters.status !== 'all';
  const tools = useListTools({
    title: texts.title,
    fileName: texts.fileName,
    columns: noteColumns,
    shown: {
      search: filters.search,
      type: filters.type === 'all' ? undefined : texts.type.names[filters.type],
      status: filters.status === 'all' ? undefined : texts.status[filters.status],
    },
    fetchRows: async () => ({ ok: true, data: found, truncated: history.truncated }),
  });
  const tell = (answer: { readonly ok: true } | CallFailure, done: string, failed: string) =>
    showToast({
      tone: answer.ok ? 'success' : 'error',
      message: answer.ok ? done : withReason(failed, answer),
      durationMs: TOAST_MS,
    });

  const open = (note: NoteGroup) => {
    setOpenNote(note);
    for (const each of note.notes) if (!each.isRead) void markRead(each);
  };
  const mark = async () => {
    setMarking(true);
    const answer = await markAll();
    setMarking(false);
    tell(answer, texts.markedAll, texts.markAllFailed);
  };
  const send = async (input: { title?: string; message: string }) => {
    const answer = await announce(input);
    tell(answer, texts.announce.sent, texts.announce.failed);
    if (!answer.ok) return formFailureOf(answer);
    setAnnouncing(false);
    return null;
  };

  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        actions={
          <>
            <Button icon={<CheckCheck />} onPress={() => void mark()} isPending={isMarking} isDisabled={!hasNew}>
              {texts.markAll}
            </Button>
            {may(notificationEndpoints.announce) && (
              <Button variant="primary" icon={<Megaphone />} onPress={() => setAnnouncing(true)}>
                {texts.announce.open}
              </Button>
            )}
          </>
        }
      />
      {may(notificationEndpoints.announce) && (
        <DraftOffer form="comunicado.novo" onContinue={() => setAnnouncing(true)} />
      )}
      <NoteFilterBar
        filters={filters}
        onChange={(part) => setAddress(addressOfNotes(part))}
        onExcel={tools.onExcel}
        onPrint={tools.onPrint}
      />
      {history.failure ? (
        <LoadFailed title={texts.failed} of={history} />
      ) : (
        <NoteTable
          notes={groups.slice((page - 1) * rowsPerPage, page * rowsPerPage)}
          isLoading={history.isLoading}
          empty={
            <EmptyState
              isSearch
              title={texts.empty}
              action={isFiltered ? <Button onPress={clear}>{texts.clear}</Button> : undefined}
            />
          }
          onOpen={open}
        />
      )}
      {history.truncated && <p className={styles.hint}>{texts.truncated}</p>}
      <div className={styles.pages}>
        <Pagination page={page} pageCount={pageCount} onChange={(next) => setAddress({ page: next })} />
      </div>
      {openNote && <NotificationDialog note={openNote} onClose={() => setOpenNote(null)} />}
      {isAnnouncing && <AnnouncementDialog onClose={() => setAnnouncing(false)} onSend={send} />}
      {tools.fallback}
    </>
  );
}
