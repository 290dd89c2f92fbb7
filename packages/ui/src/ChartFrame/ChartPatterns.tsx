import * as styles from './ChartMark.css.ts';

/** One drawing a colour, in a tile of 6 units; the first colour stays plain. */
const TILES = [
  null,
  <path key="diagonal" d="M-1 1l2-2M0 6l6-6M5 7l2-2" className={styles.patternLine} />,
  <circle key="dots" cx={3} cy={3} r={1.3} className={styles.patternDot} />,
  <path key="across" d="M0 3h6" className={styles.patternLine} />,
  <path key="upright" d="M3 0v6" className={styles.patternLine} />,
  <path key="grid" d="M0 3h6M3 0v6" className={styles.patternLine} />,
];

/** Index of a series or part in the fixed order of colours, 0 to 5; what comes after shares the last. */
export const colourIndex = (index: number): number => Math.min(index, TILES.length - 1);

export const patternUrl = (id: string, index: number): string => `url(#${id}-${colourIndex(index)})`;

/** The hatchings that `patternUrl(id, …)` names; one a drawing, inside its `<svg>`. */
export function ChartPatterns({ id }: { id: string }) {
  return (
    <defs>
      {TILES.map((tile, index) => (
        <pattern
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the pattern's identity
          key={index}
          id={`${id}-${index}`}
          width={6}
          height={6}
          patternUnits="userSpaceOnUse"
        >
          {tile}
        </pattern>
      ))}
    </defs>
  );
}
