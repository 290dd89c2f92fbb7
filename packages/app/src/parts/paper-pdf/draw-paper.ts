import type { DrawnPage, Shape, SheetFonts, TaggedPart } from '@caderneta/omr-engine';
import { columnWidths } from './column-widths.ts';
import { type Band, flowFacts, flowSignatures, flowText } from './draw-blocks.ts';
import { flowCards } from './draw-cards.ts';
import { flowQuestion } from './draw-question.ts';
import { flowTable } from './draw-table.ts';
import { type Flow, fillPages } from './fill-pages.ts';
import type { PaperBlock, PaperRequest, PaperSection, PaperTable } from './paper-document.ts';
import { paperPdfCopy as texts } from './paper-pdf.copy.ts';
import {
  binderMm,
  lineMm,
  type Measure,
  marginMm,
  measureBy,
  part,
  rule,
  type Setting,
  textLines,
  wrapWords,
} from './paper-shapes.ts';

/** What stands on every page of a document. */
export interface PaperHead extends Pick<PaperRequest, 'issued'> {
  /** The network's and the school's lines, the first one largest. */
  readonly lines: readonly string[];
  /** Room for a logo at the left, mm. */
  readonly logoMm: number;
}

interface Sheet {
  readonly widthMm: number;
  readonly heightMm: number;
  /** Height of a table's letters, mm. */
  readonly sizeMm: number;
}
interface Choice extends Sheet {
  readonly wantAtMost: number;
}

const upright = { widthMm: 210, heightMm: 297 } as const;
const onItsSide = { widthMm: 297, heightMm: 210 } as const;
/** A name may take a second line: what its columns want over what there is. */
const tight = 1.15;
/** The first on which every table has room: smaller letters come before second lines, and those before a sheet on its side. */
const sheets: readonly [Choice, ...Choice[]] = [
  { ...upright, sizeMm: 3.3, wantAtMost: 1 },
  { ...upright, sizeMm: 3, wantAtMost: 1 },
  { ...upright, sizeMm: 3.3, wantAtMost: tight },
  { ...onItsSide, sizeMm: 3.3, wantAtMost: tight },
  { ...onItsSide, sizeMm: 2.8, wantAtMost: tight },
];
/** Letters are hardly read below, mm. */
const smallestMm = 1.9;

const network: Setting = { face: 'bold', sizeMm: 4 };
const school: Setting = { face: 'regular', sizeMm: 3.4 };
const title: Setting = { face: 'bold', sizeMm: 5.6 };
const running: Setting = { face: 'bold', sizeMm: 3.6 };
const small: Setting = { face: 'regular', sizeMm: 3 };
const footMm = 5;

const bandOf = ({ widthMm }: Sheet): Band => ({ fromMm: binderMm, widthMm: widthMm - binderMm - marginMm });
const fitOf = (table: PaperTable, sheet: Sheet, measure: Measure) => {
  const { fromMm, widthMm } = bandOf(sheet);
  return columnWidths(table, { fromMm, roomMm: widthMm, sizeMm: sheet.sizeMm }, measure);
};

function sheetFor({ blocks }: PaperSection, measure: Measure): Sheet {
  const tables = blocks.filter((block) => block.kind === 'table');
  const most = (sheet: Sheet, of: 'want' | 'least') =>
    Math.max(0, ...tables.map((table) => fitOf(table, sheet, measure)[of]));
  const roomy = sheets.find((sheet) => most(sheet, 'want') <= sheet.wantAtMost && most(sheet, 'least') <= 1);
  if (roomy) return roomy;
  // Smaller letters before words are broken.
  const last = sheets.at(-1) ?? sheets[0];
  return { ...last, sizeMm: Math.max(smallestMm, last.sizeMm / Math.max(1, most(last, 'least'))) };
}

function flowOf(block: PaperBlock, sheet: Sheet, measure: Measure): Flow {
  const band = bandOf(sheet);
  switch (block.kind) {
    case 'table':
      return flowTable(block, fitOf(block, sheet, measure), sheet.sizeMm, measure);
    case 'facts':
      return flowFacts(block, band, measure);
    case 'text':
      return flowText(block, band, measure);
    case 'cards':
      return flowCards(block, band, measure);
    case 'question':
      return flowQuestion(block, band, measure);
  }
}

/** Network and school, over a rule: on every page, and read on the first. */
function drawHead({ lines, logoMm }: PaperHead, { fromMm, widthMm }: Band, measure: Measure) {
  const leftMm = logoMm > 0 ? logoMm + 4 : 0;
  let yMm = marginMm;
  const shapes = lines.map((text, index) => {
    const setting = index === 0 ? network : school;
    const drawn = textLines(
      wrapWords(text, setting, widthMm - leftMm, measure),
      { xMm: fromMm + leftMm, yMm },
      setting,
    );
    yMm += drawn.length * lineMm(setting);
    return drawn;
  });
  const ruleMm = Math.max(yMm, marginMm + logoMm) + 2;
  return { shapes, rule: rule(fromMm, fromMm + widthMm, ruleMm, 0.4), endMm: ruleMm + 3 };
}

/** A section's pages. */
function drawSection(section: PaperSection, head: PaperHead, measure: Measure): DrawnPage[] {
  const sheet = sheetFor(section, measure);
  const band = bandOf(sheet);
  const { fromMm, widthMm } = band;
  const { shapes: top, rule: topRule, endMm } = drawHead(head, band, measure);
  const titled = (words: string, setting: Setting) => {
    const lines = wrapWords(words, setting, widthMm, measure);
    const shapes = textLines(lines, { xMm: fromMm, yMm: endMm }, setting);
    return { shapes, endMm: endMm + lines.length * lineMm(setting) };
  };
  const first = titled(section.title, title);
  const next = titled(texts.continued(section.title), running);
  const shown = section.shown ? wrapWords(section.shown, small, widthMm, measure) : [];
  const firstMm = first.endMm + shown.length * lineMm(small) + 2;
  const flows = section.blocks.map((block) => flowOf(block, sheet, measure));
  if (section.signatures?.length) flows.push(flowSignatures(section.signatures, band));
  const bottomMm = sheet.heightMm - marginMm - footMm;
  const pages = fillPages(flows, { firstMm, nextMm: next.endMm + 2, bottomMm });

  const footYMm = sheet.heightMm - marginMm - lineMm(small);
  const issued = textLines([texts.issued(head.issued)], { xMm: fromMm, yMm: footYMm }, small);
  return pages.map(({ ground, parts, pictures }, index): DrawnPage => {
    const isFirst = index === 0;
    const ofHow = textLines(
      [texts.page(index + 1, pages.length)],
      { xMm: fromMm + widthMm, yMm: footYMm, anchor: 'end' },
      small,
    );
    const repeated: Shape[] = isFirst ? [] : [...top.flat(), ...next.shapes, ...issued];
    const before: TaggedPart[] = [
      ...top.map((shapes) => part('P', shapes)),
      part('H1', first.shapes),
      ...(shown.length > 0 ? [part('P', textLines(shown, { xMm: fromMm, yMm: first.endMm }, small))] : []),
    ];
    const read = isFirst ? [...before, ...parts, part('P', issued)] : parts;
    return {
      widthMm: sheet.widthMm,
      heightMm: sheet.heightMm,
      shapes: [topRule, ...repeated, ...ground, ...ofHow],
      parts: [{ role: 'Sect', parts: read }],
      ...(pictures?.length ? { pictures } : {}),
    };
  });
}

/** A document's pages, section after section. */
export function drawPaper(sections: readonly PaperSection[], head: PaperHead, fonts: SheetFonts): DrawnPage[] {
  const measure = measureBy(fonts);
  return sections.flatMap((section) => drawSection(section, head, measure));
}
