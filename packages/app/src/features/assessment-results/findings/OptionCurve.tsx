import type { QuestionAnalysis } from '@caderneta/contract';
import { visuallyHidden } from '@caderneta/ui';
import { formatPercent } from '../../../lib/numbers.ts';
import { findingsCopy as texts } from './findings.copy.ts';
import * as styles from './findings.css.ts';

const WIDTH = 260;
const HEIGHT = 110;
const [LEFT, RIGHT, TOP, BOTTOM] = [6, 28, 10, 20];
/** Letters nearer than this would lie over each other. */
const LETTER = 12;

const y = (share: number) => TOP + (1 - share / 100) * (HEIGHT - TOP - BOTTOM);
const x = (at: number, of: number) => LEFT + (at / (of - 1)) * (WIDTH - LEFT - RIGHT);

/** Where each line's letter stands: beside its end, moved up where another is, so that none falls out of the drawing. */
function letterHeights(ends: readonly { letter: string; at: number }[]): Map<string, number> {
  let below = Number.POSITIVE_INFINITY;
  const heights = [...ends]
    .sort((a, b) => b.at - a.at)
    .map(({ letter, at }) => {
      below = Math.min(at, below - LETTER);
      return [letter, below] as const;
    });
  return new Map(heights);
}

/** The option curve of a question: who chose each option, from those who hit least of the test to those who hit most. Its table is read aloud. */
export function OptionCurve({ row, name }: { row: QuestionAnalysis; name: string }) {
  const options = row.options.flatMap(({ label: letter, is_right: isKey, curve, mean_rest: meanRest }) =>
    curve ? [{ letter, isKey, curve, meanRest }] : [],
  );
  if (options.length === 0) return null;
  const points = options.map(({ letter, isKey, curve: { lower, middle, upper } }) => ({
    letter,
    isKey,
    shares: middle === null ? [lower, upper] : [lower, middle, upper],
  }));
  const size = points[0]?.shares.length ?? 2;
  const heights = letterHeights(points.map(({ letter, shares }) => ({ letter, at: y(shares.at(-1) ?? 0) })));
  // A letter and its figure stay in one line.
  const means = options.flatMap(({ letter, meanRest }) =>
    meanRest === null ? [] : [`${letter}\u00a0${formatPercent(meanRest)}`],
  );
  const written = (share: number | null) => (share === null ? texts.none : formatPercent(share));
  return (
    <figure className={styles.stack}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.curve} aria-hidden="true">
        {[0, 50, 100].map((share) => (
          <line key={share} x1={LEFT} x2={WIDTH - RIGHT} y1={y(share)} y2={y(share)} className={styles.axis} />
        ))}
        {points.map(({ letter, isKey, shares }) => {
          const path = shares.map((share, at) => `${at === 0 ? 'M' : 'L'}${x(at, size)} ${y(share)}`).join(' ');
          return (
            <g key={letter}>
              <path d={path} className={isKey ? styles.keyLine : styles.wrong} />
              <text
                x={WIDTH - RIGHT + 8}
                y={(heights.get(letter) ?? 0) + 4}
                className={isKey ? styles.keyLetter : styles.letter}
              >
                {letter}
              </text>
            </g>
          );
        })}
        <text x={LEFT} y={HEIGHT - 4} className={styles.letter}>
          {texts.groups.lower}
        </text>
        <text x={WIDTH - RIGHT} y={HEIGHT - 4} textAnchor="end" className={styles.letter}>
          {texts.groups.upper}
        </text>
      </svg>
      {means.length > 0 && <p className={styles.quiet}>{texts.meanRest(means.join(', '))}</p>}
      <div className={visuallyHidden}>
        <table>
          <caption>{texts.curve(name)}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.option}</th>
              <th scope="col">{texts.groups.lower}</th>
              <th scope="col">{texts.groups.middle}</th>
              <th scope="col">{texts.groups.upper}</th>
            </tr>
          </thead>
          <tbody>
            {options.map(({ letter, isKey, curve }) => (
              <tr key={letter}>
                <th scope="row">{isKey ? texts.key(letter) : letter}</th>
                <td>{written(curve.lower)}</td>
                <td>{written(curve.middle)}</td>
                <td>{written(curve.upper)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
