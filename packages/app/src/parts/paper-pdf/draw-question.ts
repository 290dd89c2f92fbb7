import type { Band } from './draw-blocks.ts';
import type { Flow, Piece } from './fill-pages.ts';
import type { PaperPicture, PaperQuestion } from './paper-document.ts';
import { lineMm, type Measure, part, type Setting, textLines, wrapWords } from './paper-shapes.ts';

const words: Setting = { face: 'regular', sizeMm: 3.6 };
const strong: Setting = { face: 'bold', sizeMm: 3.6 };
/** From the number to the words, and from a letter to its option, mm. */
const indentMm = 8;
/** White after a statement, a picture and an option, mm. */
const gapMm = 1.6;
/** A question up to this height stays whole on a page, mm; of a longer one every line of its statement is a piece, and every option. */
const wholeMm = 150;
/** A picture's largest height, and how wide a pixel of it is where there is room, mm: 96 to an inch. */
const pictureMm = 75;
const pixelMm = 25.4 / 96;

/** Words beside their number or letter, a piece a line. */
function labelled(label: string, text: string, { fromMm, widthMm }: Band, measure: Measure): Piece[] {
  const lines = text.split('\n').flatMap((line) => wrapWords(line, words, widthMm - indentMm, measure));
  return lines.map((line, at) => ({
    heightMm: lineMm(words) + (at === lines.length - 1 ? gapMm : 0),
    draw: (yMm) => ({
      ground: [],
      parts: [
        part('P', [
          ...(at === 0 ? textLines([label], { xMm: fromMm, yMm }, strong) : []),
          ...textLines([line], { xMm: fromMm + indentMm, yMm }, words),
        ]),
      ],
    }),
  }));
}

function pictured({ bytes, width, height }: PaperPicture, { fromMm, widthMm }: Band): Piece {
  const scale = Math.min(pixelMm, (widthMm - indentMm) / width, pictureMm / height);
  const box = { xMm: fromMm + indentMm, widthMm: width * scale, heightMm: height * scale };
  return {
    heightMm: box.heightMm + 2 * gapMm,
    draw: (yMm) => ({ ground: [], parts: [], pictures: [{ bytes, ...box, yMm: yMm + gapMm }] }),
  };
}

/** Pieces as one that no page's end cuts. */
const together = (pieces: readonly Piece[]): Piece => ({
  heightMm: pieces.reduce((sum, { heightMm }) => sum + heightMm, 0),
  draw: (yMm) => {
    let topMm = yMm;
    const drawn = pieces.map((piece) => {
      const one = piece.draw(topMm);
      topMm += piece.heightMm;
      return one;
    });
    return {
      ground: drawn.flatMap(({ ground }) => ground),
      parts: drawn.flatMap(({ parts }) => parts),
      pictures: drawn.flatMap(({ pictures = [] }) => pictures),
    };
  },
});

/** The column that a question begins. */
const headed = (text: string, { fromMm }: Band): Piece => ({
  heightMm: lineMm(strong) + 2 * gapMm,
  draw: (yMm) => ({ ground: [], parts: [part('P', textLines([text], { xMm: fromMm, yMm }, strong))] }),
});

/** A question with its number, its picture and its options, whole on a page unless it is too long. */
export function flowQuestion(question: PaperQuestion, band: Band, measure: Measure): Flow {
  const { over, number, statement, picture } = question;
  const inner = { fromMm: band.fromMm + indentMm, widthMm: band.widthMm - indentMm };
  const [first, ...others] = labelled(`${number}.`, statement, band, measure);
  const pieces = [
    together([...(over ? [headed(over, band)] : []), ...(first ? [first] : [])]),
    ...others,
    ...(picture ? [pictured(picture, band)] : []),
    ...question.options.map(([letter, text]) => together(labelled(`${letter})`, text, inner, measure))),
  ];
  const whole = together(pieces);
  return { pieces: whole.heightMm <= wholeMm ? [whole] : pieces, gapMm: 5 };
}
