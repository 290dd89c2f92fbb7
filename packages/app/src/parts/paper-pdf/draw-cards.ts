import type { Shape, TaggedPart } from '@caderneta/omr-engine';
import type { Band } from './draw-blocks.ts';
import type { Flow, Piece } from './fill-pages.ts';
import type { PaperCard, PaperCards } from './paper-document.ts';
import { lineMm, type Measure, part, type Setting, textLines, wrapWords } from './paper-shapes.ts';

const name: Setting = { face: 'bold', sizeMm: 4.4 };
const small: Setting = { face: 'regular', sizeMm: 3 };
const value: Setting = { face: 'medium', sizeMm: 3.8 };
/** Letters that are told apart one by one. */
const typed: Setting = { face: 'mono', sizeMm: 6 };
/** White within a card, and cut away between two, mm. */
const padMm = 5;
const betweenMm = 6;
const acrossPage = 2;

interface Line {
  readonly role: 'H2' | 'P';
  readonly texts: readonly { readonly lines: readonly string[]; readonly setting: Setting }[];
  readonly gapMm: number;
}

const heightOf = ({ texts, gapMm }: Line): number =>
  texts.reduce((sum, { lines, setting }) => sum + lines.length * lineMm(setting), gapMm);

/** What a card says, line by line. */
function linesOf(card: PaperCard, roomMm: number, measure: Measure): Line[] {
  const set = (text: string, setting: Setting) => ({ lines: wrapWords(text, setting, roomMm, measure), setting });
  return [
    { role: 'H2', texts: [set(card.name, name)], gapMm: 0.5 },
    ...(card.under === '' ? [] : [{ role: 'P', texts: [set(card.under, small)], gapMm: 2.5 } as const]),
    ...card.facts.map(
      ([label, said], index): Line => ({
        role: 'P',
        texts: [set(label, small), set(said, index === card.facts.length - 1 ? typed : value)],
        gapMm: 2.5,
      }),
    ),
    ...card.notes.map((note): Line => ({ role: 'P', texts: [set(note, small)], gapMm: 0.8 })),
  ];
}

/** The line along which a card is cut out. */
const cutLine = (xMm: number, yMm: number, widthMm: number, heightMm: number): Shape => ({
  kind: 'line',
  points: [
    [xMm, yMm],
    [xMm + widthMm, yMm],
    [xMm + widthMm, yMm + heightMm],
    [xMm, yMm + heightMm],
    [xMm, yMm],
  ],
  stroke: 0.45,
  strokeMm: 0.25,
  dashMm: 2,
});

function drawCard(lines: readonly Line[], xMm: number, yMm: number): TaggedPart {
  let lineYMm = yMm + padMm;
  const parts = lines.map(({ role, texts, gapMm }): TaggedPart => {
    const shapes = texts.flatMap(({ lines: own, setting }) => {
      const drawn = textLines(own, { xMm: xMm + padMm, yMm: lineYMm }, setting);
      lineYMm += own.length * lineMm(setting);
      return drawn;
    });
    lineYMm += gapMm;
    return part(role, shapes);
  });
  return { role: 'Sect', parts };
}

/** Cards to cut out, two beside each other, none of them cut by a page's end. */
export function flowCards({ cards }: PaperCards, { fromMm, widthMm }: Band, measure: Measure): Flow {
  const cardMm = (widthMm - betweenMm * (acrossPage - 1)) / acrossPage;
  const written = cards.map((card) => linesOf(card, cardMm - 2 * padMm, measure));
  const rows = Array.from({ length: Math.ceil(written.length / acrossPage) }, (_, row) =>
    written.slice(row * acrossPage, (row + 1) * acrossPage),
  );
  const pieces = rows.map((row): Piece => {
    const heightMm = Math.max(...row.map((lines) => lines.reduce((sum, line) => sum + heightOf(line), 2 * padMm)));
    const xOf = (index: number) => fromMm + index * (cardMm + betweenMm);
    return {
      heightMm: heightMm + betweenMm,
      draw: (yMm) => ({
        ground: row.map((_lines, index) => cutLine(xOf(index), yMm, cardMm, heightMm)),
        parts: row.map((lines, index) => drawCard(lines, xOf(index), yMm)),
      }),
    };
  });
  return { pieces, gapMm: 4 };
}
