import { Badge, Table } from '@caderneta/ui';
import { Check, Circle } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMoment } from '../../../lib/dates.ts';
import type { NoteGroup } from '../../../parts/notifications/group-notes.ts';
import { stateName, typeName } from '../note-table.ts';
import { notificationsCopy } from '../notifications.copy.ts';
import * as styles from './notifications.css.ts';

export interface NoteTableProps {
  notes: readonly NoteGroup[];
  isLoading: boolean;
  /** Instead of the rows when there are none. */
  empty: ReactNode;
  onOpen: (note: NoteGroup) => void;
}

/** One page of notifications; a press on a row opens it. */
export function NoteTable({ notes, isLoading, empty, onOpen }: NoteTableProps) {
  const { columns, label } = notificationsCopy;
  return (
    <Table
      label={label}
      isLoading={isLoading}
      empty={empty}
      onOpenRow={({ id }) => {
        const note = notes.find((candidate) => candidate.id === id);
        if (note) onOpen(note);
      }}
      columns={[
        { id: 'date', label: columns.date, narrow: 'none' },
        { id: 'type', label: columns.type, narrow: 'none' },
        { id: 'status', label: columns.status, narrow: 'end' },
        { id: 'message', label: columns.message, isRowHeader: true },
      ]}
      rows={notes.map((note) => ({
        id: note.id,
        detail: `${formatMoment(note.createdAt)} · ${typeName(note)}`,
        cells: {
          date: formatMoment(note.createdAt),
          type: typeName(note),
          status: (
            <Badge tone={note.isRead ? 'neutral' : 'warning'} icon={note.isRead ? <Check /> : <Circle />}>
              {stateName(note)}
            </Badge>
          ),
          message: (
            <>
              {note.title !== null && <strong className={styles.title}>{note.title}</strong>}
              <span className={styles.message}>{note.message}</span>
            </>
          ),
        },
      }))}
    />
  );
}
