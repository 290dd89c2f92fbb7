import { type ReportCardLine, situationLabels } from '@caderneta/contract';
import { formatCount, formatGrade } from '../../../lib/numbers.ts';
import type { PaperColumn, PaperSection } from '../../../parts/paper-pdf/paper-document.ts';
import { reportCardCopy as texts } from './report-card.copy.ts';

const grade = (value: number | null): string => (value === null ? texts.none : formatGrade(value));
const count = (value: number | null): string => (value === null ? texts.none : formatCount(value));

const columnsOf = ({ periods }: ReportCardLine): PaperColumn[] => [
  { header: texts.discipline, isRowHeader: true },
  ...periods.flatMap(({ label }): PaperColumn[] => [
    { header: texts.score, over: label, align: 'middle' },
    { header: texts.absent, over: label, align: 'middle' },
  ]),
  { header: texts.mean, align: 'middle', isStrong: true },
  { header: texts.frequency, align: 'middle' },
  { header: texts.situation },
];

const rowOf = ({ discipline, periods, mean, frequency, situation }: ReportCardLine): string[] => [
  discipline,
  ...periods.flatMap(({ score, absent }) => [grade(score), count(absent)]),
  grade(mean),
  grade(frequency),
  situationLabels[situation],
];

function sectionOf(lines: readonly [ReportCardLine, ...ReportCardLine[]]): PaperSection {
  const [first] = lines;
  const { year } = first;
  const result = [
    `${texts.result}: ${situationLabels[year.situation]}`,
    `${texts.mean}: ${grade(year.mean)}`,
    `${texts.frequency}: ${grade(year.frequency)}`,
  ];
  return {
    title: texts.title(first.school_year),
    blocks: [
      {
        kind: 'facts',
        facts: [
          [texts.student, first.student],
          [texts.class, first.class],
          [texts.matricula, first.matricula ?? texts.none],
        ],
      },
      { kind: 'table', columns: columnsOf(first), rows: lines.map(rowOf) },
      { kind: 'text', text: result.join('   ·   '), isStrong: true },
    ],
    signatures: texts.signatures,
  };
}

/** A boletim a pupil, in the order of the lines. */
export function reportCardSections(lines: readonly ReportCardLine[]): PaperSection[] {
  const byPupil = new Map<string, [ReportCardLine, ...ReportCardLine[]]>();
  for (const one of lines) {
    const own = byPupil.get(one.student_profile_id);
    if (own) own.push(one);
    else byPupil.set(one.student_profile_id, [one]);
  }
  return [...byPupil.values()].map(sectionOf);
}
