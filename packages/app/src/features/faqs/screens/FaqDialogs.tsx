import type { FaqCategory, FaqInput } from '@caderneta/contract';
import { ConfirmDelete } from '@caderneta/ui';
import type { FieldErrors } from '../../../lib/forms/field-errors.ts';
import { tellWrite } from '../../../parts/record-form/tell-write.ts';
import { FaqFormDialog } from '../components/FaqFormDialog.tsx';
import { changeFailure, creationFailure } from '../faq-failures.ts';
import type { FaqRow } from '../faq-rows.ts';
import { useFaqWrites } from '../faqs.api.ts';
import { faqsCopy } from '../faqs.copy.ts';

export interface FaqDialogsProps {
  /** What the form edits: a question, or 'new'; null keeps it closed. */
  editing: FaqRow | 'new' | null;
  removing: FaqRow | null;
  categories: readonly FaqCategory[];
  onClose: () => void;
}

/** The dialogs of the questions, with what their buttons do. */
export function FaqDialogs({ editing, removing, categories, onClose }: FaqDialogsProps) {
  const writes = useFaqWrites();
  const { toasts, removeTitle, removeQuestion } = faqsCopy.faqs;

  const save = (input: FaqInput): Promise<FieldErrors | null> =>
    editing === null || editing === 'new'
      ? tellWrite(writes.create(input), {
          done: toasts.created,
          failed: (failure) => creationFailure(toasts.createFailed, failure),
        })
      : tellWrite(writes.update({ id: editing.id }, input), {
          progress: toasts.saving,
          done: toasts.updated,
          failed: (failure) => changeFailure(toasts.updateFailed, failure),
        });
  const remove = async ({ id }: FaqRow) => {
    const refused = await tellWrite(writes.remove({ id }), {
      progress: toasts.removing,
      done: toasts.removed,
      failed: (failure) => changeFailure(toasts.removeFailed, failure),
    });
    if (refused === null) onClose();
  };

  if (removing !== null) {
    return (
      <ConfirmDelete
        plain
        isOpen
        onOpenChange={onClose}
        title={removeTitle}
        message={removeQuestion(removing.question)}
        onConfirm={() => remove(removing)}
      />
    );
  }
  if (editing === null) return null;
  const before = editing === 'new' ? null : editing;
  return (
    <FaqFormDialog key={before?.id ?? 'new'} editing={before} categories={categories} onClose={onClose} onSave={save} />
  );
}
