import * as styles from './Waveform.css.ts';
import { BAR_STEP, BAR_WIDTH, waveBars } from './wave-bars.ts';

/** A silent bar still shows, in pixels. */
const SHORTEST = 3.8;
/** Share of the height for the loudest bar. */
const LOUDEST = 0.74;
/** Half the height of the pause sign. */
const SIGN = 5;

interface Stretch {
  /** Shares of the recording, 0 to 1. */
  from: number;
  to: number;
}

interface WaveDrawingProps {
  peaks: readonly number[];
  width: number;
  height: number;
  /** Share of the recording, 0 to 1. */
  played: number;
  pauses: readonly Stretch[];
  word: Stretch | undefined;
}

export function WaveDrawing({ peaks, width, height, played, pauses, word }: WaveDrawingProps) {
  const cursor = played * width;
  return (
    <svg className={styles.drawing} aria-hidden="true">
      {pauses.map(({ from, to }) => {
        const middle = ((from + to) / 2) * width;
        return (
          <g key={from}>
            <rect x={from * width} y={0} width={(to - from) * width} height={height} rx={3} className={styles.pause} />
            <path
              d={`M${middle - 3} ${SIGN * 0.6}v${SIGN * 1.6}M${middle + 3} ${SIGN * 0.6}v${SIGN * 1.6}`}
              className={styles.pauseSign}
            />
          </g>
        );
      })}
      {word !== undefined && (
        <rect
          x={word.from * width}
          y={height - 6}
          width={Math.max(4, (word.to - word.from) * width)}
          height={6}
          rx={2}
          className={styles.word}
        />
      )}
      {waveBars(peaks, width).map((bar, index) => {
        const x = index * BAR_STEP;
        const tall = Math.max(SHORTEST, bar * height * LOUDEST);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={index}
            x={x}
            y={(height - tall) / 2}
            width={BAR_WIDTH}
            height={tall}
            rx={BAR_WIDTH / 2}
            className={x + BAR_WIDTH / 2 <= cursor ? styles.played : styles.rest}
          />
        );
      })}
      <path d={`M${cursor} 0V${height}`} className={styles.cursor} />
    </svg>
  );
}
