import {
  type ExportColumn,
  type SkillCell,
  type SkillMap,
  type SkillMapLine,
  skillVerdict,
  type Tally,
} from '@caderneta/contract';
import { skillMapCopy as texts } from './skill-map.copy.ts';

type Kind = 'ofInstitution' | 'ofMunicipality';
/** As many lines as fit beside each other on paper. */
const MOST_COLUMNS = 8;

/** Percent of right in a file, as precise as the screen has it; null where nobody answered. */
export const percentOf = ({ right, answered }: Tally): number | null =>
  answered === 0 ? null : Math.round((right / answered) * 1000) / 10;

/** A cell in a file, which has no colour: its figure, or that there are too few questions for one to conclude anything. */
const figureOf = (cell: SkillCell): number | string | null =>
  cell.answered > 0 && skillVerdict(cell, cell.questions) === 'few' ? texts.verdicts.few : percentOf(cell);

/** The map in a file: a row a line, the first of all together, a column a skill. */
export const fileColumns = ({ skills }: SkillMap, kind: Kind): ExportColumn<SkillMapLine>[] => [
  { header: texts[kind].line, value: ({ name }) => name },
  ...skills.map(({ code }, at) => ({
    header: code,
    value: ({ cells }: SkillMapLine) => {
      const cell = cells[at];
      return cell ? figureOf(cell) : null;
    },
  })),
];
export const fileRows = ({ name, total, lines }: SkillMap): SkillMapLine[] => [
  { id: 'total', name, cells: [...total] },
  ...lines,
];

/** A skill on paper, where there is no colour: what all did, and each line or, of many, those that take it up again. */
interface PaperRow {
  readonly skill: SkillMap['skills'][number];
  readonly total: SkillCell | null;
  readonly cells: readonly { readonly name: string; readonly cell: SkillCell | null }[];
}

const isAgain = (cell: SkillCell | null): boolean => cell !== null && skillVerdict(cell, cell.questions) === 'again';
const said = (cell: SkillCell | null): string =>
  cell === null ? texts.empty : `${texts.share(cell)} · ${texts.verdicts[skillVerdict(cell, cell.questions)]}`;

/** The map on paper: a row a skill. */
export function paperColumns({ name, lines }: SkillMap, kind: Kind): ExportColumn<PaperRow>[] {
  const { paper } = texts;
  const own = [
    { header: paper.skill, value: ({ skill }: PaperRow) => skill.code },
    { header: paper.text, value: ({ skill }: PaperRow) => skill.text },
    { header: name, value: ({ total }: PaperRow) => said(total) },
  ];
  if (lines.length <= MOST_COLUMNS) {
    return [
      ...own,
      ...lines.map((line, at) => ({
        header: line.name,
        value: ({ cells }: PaperRow) => said(cells[at]?.cell ?? null),
      })),
    ];
  }
  const again = ({ cells }: PaperRow) =>
    cells.flatMap(({ name: line, cell }) => (cell && isAgain(cell) ? [`${line} (${texts.share(cell)})`] : []));
  return [...own, { header: paper.again[kind], value: (row) => again(row).join(', ') || texts.empty }];
}
export const paperRows = ({ skills, total, lines }: SkillMap): PaperRow[] =>
  skills.map((skill, at) => ({
    skill,
    total: total[at] ?? null,
    cells: lines.map(({ name, cells }) => ({ name, cell: cells[at] ?? null })),
  }));
