import type { FaqCategory } from '@caderneta/contract';
import { ConfirmDelete } from '@caderneta/ui';
import { type FieldErrors, serverErrors } from '../../../lib/forms/field-errors.ts';
import { changeFailure, creationFailure } from '../faq-failures.ts';
import { useFaqWrites } from '../faqs.api.ts';
import { faqsCopy } from '../faqs.copy.ts';
import { tellSaving } from '../tell-saving.ts';
import { CategoryFormDialog } from './CategoryFormDialog.tsx';

export interface CategoryDialogsProps {
  /** What the form edits: a category, or 'new'; null keeps it closed. */
  editing: FaqCategory | 'new' | null;
  removing: FaqCategory | null;
  onClose: () => void;
}

/** The dialogs of the categories, with what their buttons do. */
export function CategoryDialogs({ editing, removing, onClose }: CategoryDialogsProps) {
  const writes = useFaqWrites();
  const { toasts, removeTitle, removeQuestion } = faqsCopy.categories;

  const save = async (draft: { name: string }): Promise<FieldErrors | null> => {
    const before = editing === 'new' ? null : editing;
    const answer = before
      ? await tellSaving(() => writes.updateCategory(before.id, draft), {
          progress: toasts.saving,
          done: toasts.updated,
          failed: (failure) => changeFailure(toasts.updateFailed, failure),
        })
      : await tellSaving(() => writes.createCategory(draft), {
          progress: toasts.creating,
          done: toasts.created,
          failed: (failure) => creationFailure(toasts.createFailed, failure),
        });
    return answer.ok ? null : serverErrors(answer.errors);
  };
  const remove = async ({ id }: FaqCategory) => {
    const answer = await tellSaving(() => writes.removeCategory(id), {
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
        message={removeQuestion(removing.name)}
        onConfirm={() => remove(removing)}
      />
    );
  }
  if (editing === null) return null;
  const before = editing === 'new' ? null : editing;
  return <CategoryFormDialog key={before?.id ?? 'new'} editing={before} onClose={onClose} onSave={save} />;
}
