import { faqEndpoints } from '@caderneta/contract';
import { useEvery } from '../../lib/api/use-every.ts';

/** Every category with its questions, by name. */
export const useFaqs = () => useEvery(faqEndpoints.categories);
