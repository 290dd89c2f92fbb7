import type { CallFailure } from '../../lib/api/call.ts';
import { failureText } from '../../lib/api/failure-text.ts';
import type { FormFailure } from '../../lib/forms/form-failure.ts';
import { tellChange } from './tell-change.ts';
import { tellRemoval, tellWrite, type WriteWords } from './tell-write.ts';
import { useOpened } from './use-opened.ts';

type Write = Promise<{ readonly ok: true } | CallFailure>;

interface Stored {
  readonly id: string;
  readonly version?: number;
}
export type RecordWords = Readonly<Record<'created' | 'updated' | 'removed', WriteWords>>;

/** A kind of record, as its dialogs know it. */
export interface RecordKind<Row extends Stored, Input> {
  /** What the form edits: a record, or 'new'; null keeps it closed. */
  readonly editing: Row | 'new' | null;
  /** Of `useRecordWrites`. A change tells the version that it was made to, where rows have one. */
  readonly writes: {
    readonly create: (input: Input) => Write;
    readonly update: (params: { id: string }, input: Input & { version?: number | undefined }) => Write;
    readonly remove: (params: { id: string }) => Write;
  };
  readonly words: RecordWords;
  /** After a removal. */
  readonly onClose: () => void;
}

export interface RecordActs<Row, Input> {
  /** The record that the form edits; null where it makes a new one. */
  readonly before: Row | null;
  /** Answers why it was refused, or null once saved. */
  readonly save: (input: Input) => Promise<FormFailure | null>;
  readonly remove: (row: Row) => Promise<void>;
}

/** What the buttons of a record's dialogs do, told in toasts. */
export function recordActs<Row extends Stored, Input>(kind: RecordKind<Row, Input>): RecordActs<Row, Input> {
  const { editing, writes, words } = kind;
  const before = editing === 'new' ? null : editing;
  return {
    before,
    save: (input) =>
      before
        ? tellChange(before, (version) => writes.update({ id: before.id }, { ...input, version }), words.updated)
        : tellWrite(writes.create(input), words.created),
    remove: async ({ id }) => {
      if ((await tellRemoval(writes.remove({ id }), words.removed)) === null) kind.onClose();
    },
  };
}

/** `recordActs` of a list whose rows may be read anew while the form is open. */
export const useRecordActs = <Row extends Stored, Input>(kind: RecordKind<Row, Input>): RecordActs<Row, Input> =>
  recordActs({ ...kind, editing: useOpened(kind.editing) });

/** The toasts of a list: what failed, then why; a creation's 'server-first', in the server's words alone. */
export const wordsOfToasts = (
  toasts: Readonly<
    Record<'created' | 'createFailed' | 'updated' | 'updateFailed' | 'removed' | 'removeFailed', string>
  >,
  creation: 'named' | 'server-first' = 'named',
): RecordWords => ({
  created: {
    done: toasts.created,
    failed: creation === 'named' ? toasts.createFailed : (failure) => failureText(failure, toasts.createFailed),
  },
  updated: { done: toasts.updated, failed: toasts.updateFailed },
  removed: { done: toasts.removed, failed: toasts.removeFailed },
});
