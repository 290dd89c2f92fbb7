import type { FaqCategory, FaqDraft } from '@caderneta/contract';
import { ConfirmDelete } from '@caderneta/ui';
import { type FieldErrors, serverErrors } from '../../../lib/forms/field-errors.ts';
import { changeFailure, creationFailure } from '../faq-failures.ts';
import type { FaqRow } from '../faq-rows.ts';
import { useFaqWrites } from '../faqs.api.ts';
import { faqsCopy } from '../faqs.copy.ts';
import { tellSaving } from '../tell-saving.ts';
import { FaqFormDialog } from './FaqFormDialog.tsx';

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

  const save = async (draft: FaqDraft): Promise<FieldErrors | null> => {
    const before = editing === 'new' ? null : editing;
    const answer = before
      ? await tellSaving(() => writes.updateFaq(before, draft), {
          progress: toasts.saving,
          done: toasts.updated,
          failed: (failure) => changeFailure(toasts.updateFailed, failure),
        })
      : await tellSaving(() => writes.createFaq(draft), {
          done: toasts.created,
          failed: (failure) => creationFailure(toasts.createFailed, failure),
        });
    return answer.ok ? null : serverErrors(answer.errors);
  };
  const remove = async ({ id }: FaqRow) => {
    const answer = await tellSaving(() => writes.removeFaq(id), {
      progress: toasts.removing,
      done: toasts.removed,
      failed: (failure) => changeFailure(toasts.removeFailed, failure),
    });
    if (answer.ok) onClose();
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
