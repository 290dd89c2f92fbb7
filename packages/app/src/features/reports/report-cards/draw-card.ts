import { type ReportCardLine, situationLabels } from '@caderneta/contract';
import type { DrawnPage, Shape, TaggedPart } from '@caderneta/omr-engine';
import { formatCount, formatGrade } from '../../../lib/numbers.ts';
import { binderMm, type CardColumn, type CardLayout, cardLayout, marginMm } from './card-layout.ts';
import { cardPageCopy as texts } from './card-page.copy.ts';

/** What stands on every boletim of a class. */
export interface CardHead {
  /** The network's and the school's lines, the first one largest. */
  readonly lines: readonly string[];
  /** Room for a logo at the left, mm. */
  readonly logoMm: number;
  /** The day of printing: '20/05/2026'. */
  readonly issued: string;
}

const headLineMm = 4.6;
const rowsAtMostMm = 8;
const footMm = 46;
const grey = 0.45;

type Anchor = 'start' | 'middle';
type Face = 'regular' | 'medium' | 'bold';

const text = (
  words: string,
  xMm: number,
  yMm: number,
  sizeMm: number,
  { face = 'regular', anchor = 'start', maxWidthMm }: { face?: Face; anchor?: Anchor; maxWidthMm?: number } = {},
): Shape => ({
  kind: 'text',
  text: words,
  xMm,
  yMm,
  sizeMm,
  face,
  anchor,
  ...(maxWidthMm === undefined ? {} : { maxWidthMm, minSizeMm: sizeMm * 0.7 }),
});

const line = (fromMm: number, toMm: number, yMm: number, strokeMm = 0.2): Shape => ({
  kind: 'line',
  points: [
    [fromMm, yMm],
    [toMm, yMm],
  ],
  stroke: grey,
  strokeMm,
});

/** Words in a column's middle, or from its left where they are names. */
function inColumn(
  words: string,
  { xMm, widthMm }: CardColumn,
  yMm: number,
  sizeMm: number,
  face: Face = 'regular',
  anchor: Anchor = 'middle',
) {
  const at = anchor === 'middle' ? xMm + widthMm / 2 : xMm + 1.5;
  return text(words, at, yMm, sizeMm, { face, anchor, maxWidthMm: widthMm - 2 });
}

const part = (role: TaggedPart['role'], ...shapes: Shape[]): TaggedPart => ({ role, shapes });
const heading = (scope: 'Column' | 'Row', ...shapes: Shape[]): TaggedPart => ({ role: 'TH', scope, shapes });

const grade = (value: number | null): string => (value === null ? texts.none : formatGrade(value));
const count = (value: number | null): string => (value === null ? texts.none : formatCount(value));

/** What is drawn alone, and what is read. */
interface Drawn {
  readonly ground: readonly Shape[];
  readonly parts: readonly TaggedPart[];
}

function drawHead({ lines, logoMm }: CardHead, first: ReportCardLine, { widthMm }: CardLayout) {
  const left = binderMm + (logoMm > 0 ? logoMm + 4 : 0);
  const room = widthMm - marginMm - left;
  const head = lines.map((words, index) =>
    part(
      'P',
      text(words, left, marginMm + 4 + index * headLineMm, index === 0 ? 4 : 3.2, {
        face: index === 0 ? 'bold' : 'regular',
        maxWidthMm: room,
      }),
    ),
  );
  const ruleMm = marginMm + Math.max(logoMm, lines.length * headLineMm) + 3;
  const inner = widthMm - marginMm - binderMm;
  const fact = (label: string, value: string, xMm: number, yMm: number, roomMm: number) =>
    part('P', text(label, xMm, yMm, 2.7), text(value, xMm, yMm + 5, 4, { face: 'medium', maxWidthMm: roomMm }));
  const parts = [
    ...head,
    part('H1', text(texts.title(first.school_year), binderMm, ruleMm + 8, 5.4, { face: 'bold' })),
    fact(texts.student, first.student, binderMm, ruleMm + 15, inner * 0.54),
    fact(texts.class, first.class, binderMm + inner * 0.57, ruleMm + 15, inner * 0.2),
    fact(texts.matricula, first.matricula ?? texts.none, binderMm + inner * 0.79, ruleMm + 15, inner * 0.21),
  ];
  return { ground: [line(binderMm, widthMm - marginMm, ruleMm, 0.4)], parts, endMm: ruleMm + 26 };
}

function drawTitles(lines: readonly ReportCardLine[], layout: CardLayout, yMm: number): Drawn {
  const low = yMm + 8.5;
  const small = 2.9;
  const periods = lines[0]?.periods ?? [];
  const titles = [
    heading('Column', inColumn(texts.discipline, layout.discipline, low, small, 'bold', 'start')),
    ...periods.flatMap(({ label }, index) => {
      const pair = layout.periods[index];
      if (!pair) return [];
      const [score, absent] = pair;
      const both = { xMm: score.xMm, widthMm: score.widthMm + absent.widthMm };
      return [
        heading('Column', inColumn(label, both, yMm + 4, small, 'bold'), inColumn(texts.score, score, low, small)),
        heading('Column', inColumn(texts.absent, absent, low, small)),
      ];
    }),
    heading('Column', inColumn(texts.mean, layout.mean, low, small, 'bold')),
    heading('Column', inColumn(texts.frequency, layout.frequency, low, small, 'bold')),
    heading('Column', inColumn(texts.situation, layout.situation, low, small, 'bold')),
  ];
  const widthMm = layout.widthMm - marginMm - binderMm;
  return {
    ground: [{ kind: 'rect', xMm: binderMm, yMm, widthMm, heightMm: 11, fill: 0.93 }],
    parts: [{ role: 'TR', parts: titles }],
  };
}

function drawRow(row: ReportCardLine, layout: CardLayout, yMm: number, rowMm: number): Drawn {
  const base = yMm + rowMm / 2 + 1.2;
  const size = Math.min(3.4, rowMm * 0.5);
  const cells = [
    heading('Row', inColumn(row.discipline, layout.discipline, base, size, 'medium', 'start')),
    ...row.periods.flatMap(({ score, absent }, index) => {
      const pair = layout.periods[index];
      if (!pair) return [];
      return [
        part('TD', inColumn(grade(score), pair[0], base, size)),
        part('TD', inColumn(count(absent), pair[1], base, size)),
      ];
    }),
    part('TD', inColumn(grade(row.mean), layout.mean, base, size, 'bold')),
    part('TD', inColumn(grade(row.frequency), layout.frequency, base, size)),
    part('TD', inColumn(situationLabels[row.situation], layout.situation, base, size)),
  ];
  return {
    ground: [line(binderMm, layout.widthMm - marginMm, yMm + rowMm)],
    parts: [{ role: 'TR', parts: cells }],
  };
}

function drawFoot(
  { year }: ReportCardLine,
  { issued }: CardHead,
  { widthMm, heightMm }: CardLayout,
  yMm: number,
): Drawn {
  const result = [
    `${texts.result}: ${situationLabels[year.situation]}`,
    `${texts.mean}: ${grade(year.mean)}`,
    `${texts.frequency}: ${grade(year.frequency)}`,
  ].join('   ·   ');
  const signMm = heightMm - marginMm - 12;
  const inner = widthMm - marginMm - binderMm;
  const signed = texts.signatures.map((who, index) => {
    const from = binderMm + index * (inner / 2 + 4);
    return { who, from, to: from + inner / 2 - 4 };
  });
  return {
    ground: signed.map(({ from, to }) => line(from, to, signMm)),
    parts: [
      part('P', text(result, binderMm, yMm + 8, 3.8, { face: 'bold', maxWidthMm: inner })),
      ...signed.map(({ who, from, to }) =>
        part('P', text(who, (from + to) / 2, signMm + 4.5, 3, { anchor: 'middle' })),
      ),
      part('P', text(texts.issued(issued), binderMm, heightMm - marginMm, 2.7)),
    ],
  };
}

/** One page: a pupil's boletim. `lines` are the pupil's disciplines, at least one. */
function drawCard(lines: readonly [ReportCardLine, ...ReportCardLine[]], head: CardHead): DrawnPage {
  const [first] = lines;
  const layout = cardLayout(first.periods.length);
  const top = drawHead(head, first, layout);
  const rowsFrom = top.endMm + 11;
  const rowMm = Math.min(rowsAtMostMm, (layout.heightMm - footMm - rowsFrom) / lines.length);
  const titles = drawTitles(lines, layout, top.endMm);
  const rows = lines.map((row, index) => drawRow(row, layout, rowsFrom + index * rowMm, rowMm));
  const foot = drawFoot(first, head, layout, rowsFrom + lines.length * rowMm);
  const table: TaggedPart = { role: 'Table', parts: [titles, ...rows].flatMap(({ parts }) => parts) };
  return {
    widthMm: layout.widthMm,
    heightMm: layout.heightMm,
    shapes: [top, titles, ...rows, foot].flatMap(({ ground }) => ground),
    parts: [{ role: 'Sect', parts: [...top.parts, table, ...foot.parts] }],
  };
}

/** A page a pupil, in the order of the lines. */
export function drawCards(lines: readonly ReportCardLine[], head: CardHead): DrawnPage[] {
  const byPupil = new Map<string, [ReportCardLine, ...ReportCardLine[]]>();
  for (const one of lines) {
    const own = byPupil.get(one.student_profile_id);
    if (own) own.push(one);
    else byPupil.set(one.student_profile_id, [one]);
  }
  return [...byPupil.values()].map((own) => drawCard(own, head));
}
