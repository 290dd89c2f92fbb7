import type { FaqCategory } from '@caderneta/contract';
import { useRecordActs } from '../../../parts/record-form/record-acts.ts';
import { FaqFormDialog } from '../components/FaqFormDialog.tsx';
import { RemovalQuestion } from '../components/RemovalQuestion.tsx';
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
  const texts = faqsCopy.faqs;
  const { before, save, remove } = useRecordActs({ editing, writes, words: faqWords(texts.toasts), onClose });
  if (removing !== null) {
    const onConfirm = () => remove(removing);
    return <RemovalQuestion texts={texts} name={removing.question} onConfirm={onConfirm} onClose={onClose} />;
  }
  if (editing === null) return null;
  return (
    <FaqFormDialog key={before?.id ?? 'new'} editing={before} categories={categories} onClose={onClose} onSave={save} />
  );
}
