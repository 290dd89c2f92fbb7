import { Button, Form, Modal, type ModalProps } from '@caderneta/ui';
import { type ReactNode, useId } from 'react';
import type { FieldErrors } from '../../lib/forms/field-errors.ts';
import { DraftNotice, type LeftOut } from '../drafts/DraftNotice.tsx';
import type { ConflictNoticeProps } from './ConflictNotice.tsx';
import { LazyConflict } from './LazyConflict.tsx';
import { recordFormCopy } from './record-form.copy.ts';
import * as styles from './record-form.css.ts';

export interface RecordDialogProps {
  title: string;
  /** 'Adicionar' for a new record, 'Salvar' for a change. */
  submitLabel: string;
  /** Of `useRecordForm`. */
  form: {
    readonly isSaving: boolean;
    readonly submit: () => Promise<void>;
    /** 'Cancelar': what was typed is given up. */
    readonly close: () => void;
    /** X, Escape and the browser's Back: what was typed stays as a draft. Absent: as 'Cancelar'. */
    readonly leave?: () => void;
    /** What a draft brought. */
    readonly restored?: { readonly isBehind: boolean; readonly discard: () => void } | null;
    /** What somebody else saved meanwhile. */
    readonly meeting?: ConflictNoticeProps | null;
  };
  size?: ModalProps['size'];
  /** Of a long form: what is wrong, in a summary above the fields. A short one says it at its fields alone. */
  summary?: FieldErrors;
  /** What the form has that a draft never holds. */
  leavesOut?: LeftOut;
  /** Nothing can be changed: there is nothing to save or to give up. */
  isReadOnly?: boolean;
  children: ReactNode;
}

/** A dialog with the fields of one record. Its buttons wait while it is being saved, and so does closing it. */
export function RecordDialog({
  title,
  submitLabel,
  form: { isSaving, submit, close, leave = close, restored = null, meeting = null },
  size = 'small',
  summary = {},
  leavesOut,
  isReadOnly = false,
  children,
}: RecordDialogProps) {
  const formId = useId();
  return (
    <Modal
      isOpen
      title={title}
      size={size}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSaving) leave();
      }}
      footer={
        isReadOnly ? undefined : (
          <>
            <Button onPress={close} isDisabled={isSaving}>
              {recordFormCopy.cancel}
            </Button>
            <Button variant="primary" type="submit" form={formId} isPending={isSaving}>
              {submitLabel}
            </Button>
          </>
        )
      }
    >
      <Form
        id={formId}
        errors={Object.entries(summary).map(([name, message]) => ({ name, message }))}
        onSubmit={() => void submit()}
        className={styles.form}
      >
        {meeting && <LazyConflict {...meeting} />}
        {restored && <DraftNotice isBehind={restored.isBehind} leavesOut={leavesOut} onDiscard={restored.discard} />}
        {children}
      </Form>
    </Modal>
  );
}
