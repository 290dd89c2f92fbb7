import type { Flow, Piece } from './fill-pages.ts';
import type { PaperFacts, PaperText } from './paper-document.ts';
import { lineMm, type Measure, part, rule, type Setting, textLines, wrapWords } from './paper-shapes.ts';

/** Where a block stands between the page's margins, mm. */
export interface Band {
  readonly fromMm: number;
  readonly widthMm: number;
}

const label: Setting = { face: 'regular', sizeMm: 2.8 };
const value: Setting = { face: 'medium', sizeMm: 3.8 };
const words: Setting = { face: 'regular', sizeMm: 3.3 };
const result: Setting = { face: 'bold', sizeMm: 3.6 };
const signer: Setting = { face: 'regular', sizeMm: 3.1 };
/** White between two facts, and the least width of one, mm. */
const factGapMm = 7;
const leastFactMm = 18;
/** Room for a hand above a line to sign, mm. */
const handMm = 17;

/** Facts beside each other, as many as a line holds. */
export function flowFacts({ facts }: PaperFacts, { fromMm, widthMm }: Band, measure: Measure): Flow {
  const lines: { xMm: number; label: string; lines: string[] }[][] = [];
  let xMm = 0;
  for (const [name, said] of facts) {
    const ownMm = Math.max(leastFactMm, measure(name, label), measure(said, value));
    if (lines.length === 0 || xMm + ownMm > widthMm) {
      lines.push([]);
      xMm = 0;
    }
    lines.at(-1)?.push({ xMm: fromMm + xMm, label: name, lines: wrapWords(said, value, widthMm, measure) });
    xMm += ownMm + factGapMm;
  }
  const pieces = lines.map((line): Piece => {
    const deepest = Math.max(...line.map((fact) => fact.lines.length));
    return {
      heightMm: lineMm(label) + deepest * lineMm(value) + 2,
      draw: (yMm) => ({
        ground: [],
        parts: line.map((fact) =>
          part('P', [
            ...textLines([fact.label], { xMm: fact.xMm, yMm }, label),
            ...textLines(fact.lines, { xMm: fact.xMm, yMm: yMm + lineMm(label) }, value),
          ]),
        ),
      }),
    };
  });
  return { pieces, gapMm: 2 };
}

export function flowText({ text, isStrong }: PaperText, { fromMm, widthMm }: Band, measure: Measure): Flow {
  const setting = isStrong ? result : words;
  const lines = wrapWords(text, setting, widthMm, measure);
  const draw = (yMm: number) => ({ ground: [], parts: [part('P', textLines(lines, { xMm: fromMm, yMm }, setting))] });
  return { pieces: [{ heightMm: lines.length * lineMm(setting), draw }], gapMm: 3.5 };
}

/** Lines to sign beside each other, with room for a hand above. */
export function flowSignatures(who: readonly string[], { fromMm, widthMm }: Band): Flow {
  const betweenMm = 12;
  const lineWidthMm = (widthMm - betweenMm * (who.length - 1)) / who.length;
  const signed = who.map((name, index) => ({ name, xMm: fromMm + index * (lineWidthMm + betweenMm) }));
  const draw = (yMm: number) => ({
    ground: signed.map(({ xMm }) => rule(xMm, xMm + lineWidthMm, yMm + handMm, 0.3)),
    parts: signed.map(({ name, xMm }) =>
      part('P', textLines([name], { xMm: xMm + lineWidthMm / 2, yMm: yMm + handMm + 1, anchor: 'middle' }, signer)),
    ),
  });
  return { pieces: [{ heightMm: handMm + 1 + lineMm(signer), draw }], gapMm: 4, takesAlong: true };
}
