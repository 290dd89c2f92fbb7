import type { CoverageLine } from '@caderneta/contract';

/** What is kept of the skills: all, or those that are still to be planned, taught or asked. */
export const coverageGaps = ['all', 'planned', 'taught', 'asked'] as const;
export type CoverageGap = (typeof coverageGaps)[number];

const isDone = {
  planned: ({ planned }: CoverageLine) => planned !== null,
  taught: ({ taught }: CoverageLine) => taught !== null,
  asked: ({ questions }: CoverageLine) => questions > 0,
};

/** How many skills there are, and of how many each is so. */
export const countCoverage = (skills: readonly CoverageLine[]) => ({
  all: skills.length,
  planned: skills.filter(isDone.planned).length,
  taught: skills.filter(isDone.taught).length,
  asked: skills.filter(isDone.asked).length,
});

/** The skills of a component, of any where it is empty, that lack something. */
export const narrowCoverage = (
  skills: readonly CoverageLine[],
  { component, gap }: { readonly component: string; readonly gap: CoverageGap },
): CoverageLine[] =>
  skills.filter(
    (skill) => (component === '' || skill.component === component) && (gap === 'all' || !isDone[gap](skill)),
  );
