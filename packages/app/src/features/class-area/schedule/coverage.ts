import type { CoverageLine } from '@caderneta/contract';

/** What a class does with a skill. */
export const coverageActs = ['planned', 'taught', 'asked'] as const;
type CoverageAct = (typeof coverageActs)[number];
/** What is kept of the skills, by the name that its address has: those that are planned, taught or asked, and those that are still to be. */
const shares = {
  planejadas: ['planned', true],
  ensinadas: ['taught', true],
  avaliadas: ['asked', true],
  'falta-planejar': ['planned', false],
  'falta-ensinar': ['taught', false],
  'falta-avaliar': ['asked', false],
} as const;
export type CoverageShare = keyof typeof shares;
export const coverageShares = Object.keys(shares) as CoverageShare[];
/** The skills of which an act is done. */
export const shareDone = { planned: 'planejadas', taught: 'ensinadas', asked: 'avaliadas' } as const;

const isDone: Readonly<Record<CoverageAct, (line: CoverageLine) => boolean>> = {
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

/** The skills of a component, of any where it is empty, of a share, of all where it is null. */
export function narrowCoverage(
  skills: readonly CoverageLine[],
  { component, share }: { readonly component: string; readonly share: CoverageShare | null },
): CoverageLine[] {
  const ofComponent = skills.filter((skill) => component === '' || skill.component === component);
  if (share === null) return ofComponent;
  const [act, done] = shares[share];
  return ofComponent.filter((skill) => isDone[act](skill) === done);
}
