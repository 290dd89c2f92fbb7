import type { FaqCategory } from '@caderneta/contract';
import { useRecordActs } from '../../../parts/record-form/record-acts.ts';
import { CategoryFormDialog } from '../components/CategoryFormDialog.tsx';
import { RemovalQuestion } from '../components/RemovalQuestion.tsx';
import { faqWords } from '../faq-failures.ts';
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
  const texts = faqsCopy.categories;
  const { before, save, remove } = useRecordActs({ editing, writes, words: faqWords(texts.toasts), onClose });
  if (removing !== null) {
    const onConfirm = () => remove(removing);
    return <RemovalQuestion texts={texts} name={removing.name} onConfirm={onConfirm} onClose={onClose} />;
  }
  if (editing === null) return null;
  return <CategoryFormDialog key={before?.id ?? 'new'} editing={before} onClose={onClose} onSave={save} />;
}
