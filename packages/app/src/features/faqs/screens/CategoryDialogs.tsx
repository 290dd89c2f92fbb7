import type { FaqCategory } from '@caderneta/contract';
import { ConfirmDelete } from '@caderneta/ui';
import type { FieldErrors } from '../../../lib/forms/field-errors.ts';
import { tellWrite } from '../../../parts/record-form/tell-write.ts';
import { CategoryFormDialog } from '../components/CategoryFormDialog.tsx';
import { changeFailure, creationFailure } from '../faq-failures.ts';
import { useCategoryWrites } from '../faqs.api.ts';
import { faqsCopy } from '../faqs.copy.ts';

export interface CategoryDialogsProps {
  /** What the form edits: a category, or 'new'; null keeps it closed. */
  editing: FaqCategory | 'new' | null;
  removing: FaqCategory | null;
  onClose: () => void;
}

/** The dialogs of the categories, with what their buttons do. */
export function CategoryDialogs({ editing, removing, onClose }: CategoryDialogsProps) {
  const writes = useCategoryWrites();
  const { toasts, removeTitle, removeQuestion } = faqsCopy.categories;

  const save = (input: { name: string }): Promise<FieldErrors | null> =>
    editing === null || editing === 'new'
      ? tellWrite(writes.create(input), {
          progress: toasts.creating,
          done: toasts.created,
          failed: (failure) => creationFailure(toasts.createFailed, failure),
        })
      : tellWrite(writes.update({ id: editing.id }, input), {
          progress: toasts.saving,
          done: toasts.updated,
          failed: (failure) => changeFailure(toasts.updateFailed, failure),
        });
  const remove = async ({ id }: FaqCategory) => {
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
        message={removeQuestion(removing.name)}
        onConfirm={() => remove(removing)}
      />
    );
  }
  if (editing === null) return null;
  const before = editing === 'new' ? null : editing;
  return <CategoryFormDialog key={before?.id ?? 'new'} editing={before} onClose={onClose} onSave={save} />;
}
