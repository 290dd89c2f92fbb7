import type { Role } from '@caderneta/contract';
import { holdsWords } from '../../lib/fold-text.ts';
import type { Guide } from './guide.ts';
import { type GuidedScreen, guides } from './guides.copy.ts';

export interface FoundGuide extends Guide {
  readonly id: GuidedScreen;
}

const isGuided = (id: string): id is GuidedScreen => id in guides;

/** The page of help that an address names; null for none, and for one of a screen that is another role's. */
export const guideOf = (id: string | null, role: Role): FoundGuide | null =>
  id !== null && isGuided(id) && guides[id].roles.includes(role) ? { id, ...guides[id] } : null;

/** Pages of help of a role's screens that hold every word, accents aside; one that several screens share comes once. */
export function findGuides(role: Role, search: string): FoundGuide[] {
  const isFound = holdsWords(search);
  const seen = new Set<Guide>();
  return Object.entries(guides).flatMap(([id, guide]) => {
    if (!isGuided(id) || seen.has(guide) || !guide.roles.includes(role)) return [];
    seen.add(guide);
    return isFound([guide.title, guide.what, ...guide.steps].join(' ')) ? [{ id, ...guide }] : [];
  });
}
