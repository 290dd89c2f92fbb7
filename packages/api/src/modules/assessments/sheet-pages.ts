import {
  type AnswerGroup,
  type GradingKey,
  isOnPage,
  missingPage,
  otherPage,
  type PageNumber,
  type ReviewItem,
  type SheetAnswers,
  type SheetPart,
} from '@caderneta/contract';
import type { FileStore } from '../../files/file-store.ts';
import type { Queries } from '../../server/query/queries.ts';
import { readReview } from './crops.ts';
import { storedAnswers } from './stored-answers.ts';
import type { StoredResult } from './stored-result.ts';
import { undecidedOf } from './undecided.ts';

/** How a sheet stands: incomplete while a page of it is to be read, in review while something still waits for a person. */
export function statusOf(
  answers: SheetAnswers,
  open: readonly ReviewItem[],
  { annulled }: GradingKey,
  pages: readonly SheetPart[],
): StoredResult['status'] {
  if (missingPage(answers, pages) !== null) return 'INCOMPLETE';
  return undecidedOf(open, annulled).length > 0 ? 'IN_REVIEW' : 'CORRECTED';
}

/** The page that an incomplete result lacks; null of every other. */
export const lackingPage = ({ status, details }: Pick<StoredResult, 'status' | 'details'>): PageNumber | null => {
  if (status !== 'INCOMPLETE') return null;
  return storedAnswers(details).some(({ group }) => group === 0) ? 2 : 1;
};

/** What stays of a pupil's stored sheet when a save holds one page of it. */
export interface PageBeside {
  readonly answers: readonly AnswerGroup[];
  readonly review: readonly ReviewItem[];
  /** The page that was saved was not read before: it is added, and takes the place of nothing. */
  readonly isAdded: boolean;
}

const nothing: PageBeside = { answers: [], review: [], isAdded: false };

/** What stays of a stored sheet beside a page that was read: its other page, where that is of the same version. */
export async function otherPageOf(
  db: Queries,
  fileStore: FileStore,
  before: StoredResult | null,
  read: SheetAnswers,
  { pages, version }: { readonly pages: readonly SheetPart[]; readonly version: StoredResult['key_version'] },
): Promise<PageBeside> {
  const missing = missingPage(read, pages);
  const saved = missing === null ? undefined : pages[otherPage(missing) - 1];
  if (!saved || !before || before.key_version !== version) return nothing;
  const stored = storedAnswers(before.details);
  const isOther = ({ group }: { readonly group: number }) => !isOnPage(saved, group);
  const answers = stored.filter(isOther);
  const review = (await readReview(db, fileStore, before.id)).filter(isOther);
  return {
    answers,
    review: review.map((item) => ({ ...item, crop: null })),
    isAdded: answers.length > 0 && answers.length === stored.length,
  };
}
