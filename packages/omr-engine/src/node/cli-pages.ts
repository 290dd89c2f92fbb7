import { type AnswerKey, fullKeyOf, pagesOfKeys } from '@caderneta/contract';
import type { SheetSpec } from '../core/sheet-layout.ts';
import { type PageSpecs, specsOfPages } from '../read-either-page.ts';

/** What every page of a sheet has alike; `grids` where somebody said how many. */
type Alike = Omit<SheetSpec, 'groups'>;

/** The pages of a sheet of such columns; what fits on no two pages is one, for the layout to refuse. */
export function specsOfGroups(groups: readonly number[], alike: Alike): PageSpecs {
  const isShape = groups.every((size) => size > 0);
  const pages = isShape ? pagesOfKeys(fullKeyOf({ areas: groups, options: alike.options, numbers: [] })) : null;
  return specsOfPages(pages ?? [], alike) ?? [{ groups, ...alike }];
}

/** The pages of a key's sheet, with its grids; null where two do not hold it. */
export const specsOfKey = (key: AnswerKey, alike: Alike): PageSpecs | null =>
  specsOfPages(pagesOfKeys(key) ?? [], alike);
