import { PageHeader, Tabs } from '@caderneta/ui';
import { CircleHelp, Tags } from 'lucide-react';
import { joinLoads } from '../../../lib/api/load-state.ts';
import { useListAddress } from '../../../lib/use-list-address.ts';
import { panel } from '../components/faqs.css.ts';
import { useCategories, useFaqs } from '../faqs.api.ts';
import { faqsCopy } from '../faqs.copy.ts';
import { CategoryTab } from './CategoryTab.tsx';
import { FaqTab } from './FaqTab.tsx';

const names = { tab: 'aba', search: 'busca' } as const;
const CATEGORIES = 'categorias';
const FAQS = 'faqs';

/** FAQs: the questions that everybody reads, and their categories. */
export default function FaqsScreen() {
  const texts = faqsCopy.tabs;
  const [address, change] = useListAddress(names);
  const faqs = useFaqs();
  const categories = useCategories();
  // A question without its category is half of one: it is no list until both are here.
  const listed = {
    ...faqs,
    ...joinLoads(faqs, categories),
    isLoading: faqs.isLoading || categories.isLoading,
    rows: categories.rows && faqs.rows,
  };
  const tab = address.filters.tab === CATEGORIES ? CATEGORIES : FAQS;
  return (
    <>
      <PageHeader title={faqsCopy.title} subtitle={faqsCopy.subtitle} />
      <Tabs
        label={texts.label}
        items={[
          { id: FAQS, label: texts.faqs, icon: <CircleHelp /> },
          { id: CATEGORIES, label: texts.categories, icon: <Tags /> },
        ]}
        selectedId={tab}
        onChange={(id) => change({ tab: id === CATEGORIES ? CATEGORIES : '', search: '', form: null })}
      >
        <div className={panel}>
          {tab === FAQS ? (
            <FaqTab faqs={listed} categories={categories.rows ?? []} address={address} onAddress={change} />
          ) : (
            <CategoryTab categories={categories} address={address} onAddress={change} />
          )}
        </div>
      </Tabs>
    </>
  );
}
