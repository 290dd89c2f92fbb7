import { notificationEndpoints, rowsPerPage } from '@caderneta/contract';
import { Button, EmptyState, PageHeader, Pagination, showToast } from '@caderneta/ui';
import { CheckCheck, Megaphone } from 'lucide-react';
import { useState } from 'react';
import { formFailureOf } from '../../../lib/forms/form-failure.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { DraftOffer } from '../../../parts/drafts/screens/DraftOffer.tsx';
import { lazyDialog } from '../../../parts/lazy/LazyPart.tsx';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { saveBy } from '../../../parts/listing/use-list-tools.tsx';
import { groupNotes, type NoteGroup } from '../../../parts/notifications/group-notes.ts';
import { useMarkRead } from '../../../parts/notifications/notifications.api.ts';
import { usePaper } from '../../../parts/paper/use-paper.tsx';
import { NoteFilterBar } from '../components/NoteFilterBar.tsx';
import { NoteTable } from '../components/NoteTable.tsx';
import { NotificationDialog } from '../components/NotificationDialog.tsx';
import * as styles from '../components/notifications.css.ts';
import { filterNotes, type NoteFilters } from '../note-filters.ts';
import { noteTable } from '../note-table.ts';
import { useHistory, useHistoryWrites } from '../notifications.api.ts';
import { notificationsCopy } from '../notifications.copy.ts';

const AnnouncementDialog = lazyDialog(
  async () => (await import('../components/AnnouncementDialog.tsx')).AnnouncementDialog,
);

/** Toasts of this screen stay longer than elsewhere, ms. */
const TOAST_MS = 4000;
const noFilters: NoteFilters = { search: '', type: 'all', status: 'all' };

/** Histórico de Notificações: everybody's own; MASTER also writes to all. */
export default function NotificationHistoryScreen() {
  const texts = notificationsCopy;
  const user = useUser();
  const may = useMay();
  const history = useHistory(user.id);
  const { markAll, announce } = useHistoryWrites(user.id);
  const markRead = useMarkRead();
  const [filters, setFilters] = useState(noFilters);
  const [asked, setAsked] = useState(1);
  const [openNote, setOpenNote] = useState<NoteGroup | null>(null);
  const [isAnnouncing, setAnnouncing] = useState(false);
  const [isMarking, setMarking] = useState(false);
  const paper = usePaper();

  const found = filterNotes(history.notes ?? [], filters);
  const groups = groupNotes(found);
  const hasNew = (history.notes ?? []).some((note) => !note.isRead);
  const pageCount = Math.max(1, Math.ceil(groups.length / rowsPerPage));
  const page = Math.min(asked, pageCount);
  const change = (part: Partial<NoteFilters>) => {
    setFilters((now) => ({ ...now, ...part }));
    setAsked(1);
  };
  const tell = (tone: 'success' | 'error', message: string) => showToast({ tone, message, durationMs: TOAST_MS });

  const open = (note: NoteGroup) => {
    setOpenNote(note);
    for (const each of note.notes) if (!each.isRead) void markRead(each);
  };
  const mark = async () => {
    setMarking(true);
    const isDone = await markAll();
    setMarking(false);
    tell(isDone ? 'success' : 'error', isDone ? texts.markedAll : texts.markAllFailed);
  };
  const send = async (input: { title?: string; message: string }) => {
    const answer = await announce(input);
    tell(answer.ok ? 'success' : 'error', answer.ok ? texts.announce.sent : texts.announce.failed);
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
        onChange={change}
        onExcel={() =>
          void saveBy(({ saveExcel }) =>
            saveExcel({ ...noteTable(found), fileName: texts.fileName, title: texts.sheet }),
          )
        }
        onPrint={() => void paper.print({ title: texts.title, ...noteTable(found) })}
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
              action={
                filters === noFilters ? undefined : <Button onPress={() => change(noFilters)}>{texts.clear}</Button>
              }
            />
          }
          onOpen={open}
        />
      )}
      {history.truncated && <p className={styles.hint}>{texts.truncated}</p>}
      <div className={styles.pages}>
        <Pagination page={page} pageCount={pageCount} onChange={setAsked} />
      </div>
      {openNote && <NotificationDialog note={openNote} onClose={() => setOpenNote(null)} />}
      {isAnnouncing && <AnnouncementDialog onClose={() => setAnnouncing(false)} onSend={send} />}
      {paper.fallback}
    </>
  );
}
