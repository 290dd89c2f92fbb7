import { faqEndpoints } from '@caderneta/contract';
import { useEvery } from '../../lib/api/use-every.ts';
import { useRecordWrites } from '../../lib/api/use-record-writes.ts';

const readings = [faqEndpoints.list, faqEndpoints.categories];

export const useFaqs = () => useEvery(faqEndpoints.list);
export const useCategories = () => useEvery(faqEndpoints.categories);

/** Writes to questions; their list and the categories' are fresh afterwards. */
export const useFaqWrites = () => useRecordWrites(faqEndpoints, ...readings);

/** Writes to categories; both lists are fresh afterwards. */
export const useCategoryWrites = () =>
  useRecordWrites(
    {
      create: faqEndpoints.createCategory,
      update: faqEndpoints.updateCategory,
      remove: faqEndpoints.removeCategory,
    },
    ...readings,
  );
