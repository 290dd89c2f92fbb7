import { EmptyState, ErrorState, Skeleton } from '@caderneta/ui';
import { FaqList } from '../components/FaqList.tsx';
import { useFaqs } from '../help.api.ts';
import { helpCopy } from '../help.copy.ts';

/** The questions in their four states, for both screens that show them. */
export function FaqContent() {
  const faqs = useFaqs();
  if (faqs.failure) return <ErrorState title={helpCopy.failed} onRetry={() => void faqs.reload()} />;
  if (faqs.rows === undefined) return <Skeleton cards={3} />;
  if (faqs.rows.length === 0) return <EmptyState title={helpCopy.empty} />;
  return <FaqList categories={faqs.rows} />;
}
