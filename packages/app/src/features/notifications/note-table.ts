import type { ExportColumn } from '@caderneta/contract';
import { formatMoment } from '../../lib/dates.ts';
import type { Note } from '../../parts/notifications/merge-notes.ts';
import { typeOf } from './note-filters.ts';
import { notificationsCopy } from './notifications.copy.ts';

const { columns, states, type } = notificationsCopy;

export const typeName = (note: Note): string => type.names[typeOf(note)];
export const stateName = (note: Note): string => (note.isRead ? states.read : states.new);

/** The notes as Excel and paper have them. */
export const noteColumns: readonly ExportColumn<Note>[] = [
  { header: columns.date, value: (note) => formatMoment(note.createdAt) },
  { header: columns.type, value: typeName },
  { header: columns.status, value: stateName },
  { header: columns.title, value: (note) => note.title },
  { header: columns.message, value: (note) => note.message },
];
