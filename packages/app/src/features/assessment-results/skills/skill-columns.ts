import { type ExportColumn, type SkillLine, skillVerdict } from '@caderneta/contract';
import { percentOf } from '../../../parts/skill-map/map-columns.ts';
import { skillResultsCopy as texts } from './skill-results.copy.ts';

const { columns } = texts;

/** How the share of right answers went, assessment after assessment: a dash for one with too few questions to conclude, and nothing without two shares. */
export function trendOf({ by_assessment: each }: SkillLine): string {
  const shares = each.map((one) => (skillVerdict(one, one.questions) === 'few' ? texts.empty : texts.share(one)));
  return shares.filter((share) => share !== texts.empty).length < 2 ? texts.empty : texts.trend(shares);
}

/** What a class did by skill, in a file: numbers as such. */
export const skillColumns: readonly ExportColumn<SkillLine>[] = [
  { header: columns.code, value: ({ code }) => code },
  { header: columns.text, value: ({ text }) => text },
  { header: columns.questions, value: ({ questions }) => questions },
  { header: columns.tally, value: ({ right }) => right },
  { header: columns.answered, value: ({ answered }) => answered },
  { header: columns.share, value: percentOf },
  { header: columns.verdict, value: (skill) => texts.verdicts[skillVerdict(skill, skill.questions)] },
  { header: columns.trend, value: trendOf },
];
