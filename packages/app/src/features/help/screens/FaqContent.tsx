import type { FaqCategory } from '@caderneta/contract';
import { EmptyState, Skeleton } from '@caderneta/ui';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { FaqList } from '../components/FaqList.tsx';
import { useFaqs } from '../help.api.ts';
import { helpCopy } from '../help.copy.ts';

export interface FaqContentProps {
  /** What a search leaves. */
  narrow?: (categories: readonly FaqCategory[]) => readonly FaqCategory[];
  /** What stands where it leaves none. */
  nothing?: ReactNode;
}

/** The questions in their four states, for both screens that show them. */
export function FaqContent({ narrow, nothing }: FaqContentProps) {
  const faqs = useFaqs();
  if (faqs.failure) return <LoadFailed title={helpCopy.failed} of={faqs} />;
  if (faqs.rows === undefined) return <Skeleton cards={3} />;
  if (faqs.rows.length === 0) return <EmptyState title={helpCopy.empty} />;
  const found = narrow ? narrow(faqs.rows) : faqs.rows;
  return found.length === 0 ? nothing : <FaqList categories={found} />;
}
