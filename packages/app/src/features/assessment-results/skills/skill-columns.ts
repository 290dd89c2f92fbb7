import { type ExportColumn, type SkillLine, skillVerdict } from '@caderneta/contract';
import { percentOf } from '../../../parts/skill-map/map-columns.ts';
import { skillResultsCopy as texts } from './skill-results.copy.ts';

const { columns } = texts;

/** How the share of right answers went, assessment after assessment. */
export const trendOf = ({ by_assessment: each }: SkillLine): string =>
  each.length < 2 ? texts.empty : texts.trend(each.map(texts.share));

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
