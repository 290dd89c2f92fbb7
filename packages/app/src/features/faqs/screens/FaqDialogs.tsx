import type { FaqCategory } from '@caderneta/contract';
import { ConfirmDelete } from '@caderneta/ui';
import { recordActs } from '../../../parts/record-form/record-acts.ts';
import { FaqFormDialog } from '../components/FaqFormDialog.tsx';
import { faqWords } from '../faq-failures.ts';
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

  const { before, save, remove } = recordActs({
    editing,
    writes,
    words: faqWords(toasts),
    onClose,
  });

  if (removing !== null) {
    return (
      <ConfirmDelete
        plain
        onClose={onClose}
        title={removeTitle}
        message={removeQuestion(removing.question)}
        onConfirm={() => remove(removing)}
      />
    );
  }
  if (editing === null) return null;
  return (
    <FaqFormDialog key={before?.id ?? 'new'} editing={before} categories={categories} onClose={onClose} onSave={save} />
  );
}
