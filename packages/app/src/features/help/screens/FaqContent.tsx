import { EmptyState, Skeleton } from '@caderneta/ui';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { FaqList } from '../components/FaqList.tsx';
import { useFaqs } from '../help.api.ts';
import { helpCopy } from '../help.copy.ts';

/** The questions in their four states, for both screens that show them. */
export function FaqContent() {
  const faqs = useFaqs();
  if (faqs.failure) return <LoadFailed title={helpCopy.failed} of={faqs} />;
  if (faqs.rows === undefined) return <Skeleton cards={3} />;
  if (faqs.rows.length === 0) return <EmptyState title={helpCopy.empty} />;
  return <FaqList categories={faqs.rows} />;
}
