import { messages } from '../messages.ts';
import { cornerPaths, mirrorX, type OverlayPoint } from './overlay-geometry.ts';
import * as styles from './SheetOverlay.css.ts';

export interface OverlayBubble extends OverlayPoint {
  /** Radius of the printed bubble, in video pixels. */
  r: number;
  kind: 'correct' | 'wrong' | 'expected' | 'review';
  /** Where the × or the ? of its row stands, in video pixels: past the row's last bubble. Default: beside the bubble. */
  tagAt?: OverlayPoint;
}

export interface SheetOverlayProps {
  /** The size of the video frame that the points are measured in. */
  width: number;
  height: number;
  /** The sheet's corners in order around it, in video pixels; empty when no sheet is seen. */
  outline: readonly OverlayPoint[];
  bubbles: readonly OverlayBubble[];
  /** The video is shown mirrored (front camera). */
  mirrored?: boolean;
  /** How the video fills its box, as its `object-fit`. Default 'cover'. */
  fit?: 'cover' | 'contain';
  /** The sheet is refused: its outline says so, by its colour and by a cross. */
  isRefused?: boolean;
}

/** Drawn sizes as shares of the printed bubble's radius, measured on the design. */
const RING = 1.35;
const STROKE = 0.365;
const TAG = 0.8;
const TAG_OFFSET = 1.7;
const ROW_TAG = 1.15;
const CORNER_SHARE = 0.085;

/**
 * What the reader sees, drawn over the live video: solid green correct, solid red with × wrong, dashed green the
 * expected letter, dashed amber with ? to review. Put it after the `<video>` in a positioned box.
 */
export function SheetOverlay({
  width,
  height,
  outline,
  bubbles,
  mirrored = false,
  fit = 'cover',
  isRefused = false,
}: SheetOverlayProps) {
  const corners = outline.map((point) => ({ x: mirrorX(point.x, width, mirrored), y: point.y }));
  const unit = width / 210;
  const counts = { correct: 0, wrong: 0, expected: 0, review: 0 };
  for (const bubble of bubbles) counts[bubble.kind] += 1;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fit === 'cover' ? 'xMidYMid slice' : 'xMidYMid meet'}
      role="img"
      aria-label={isRefused ? messages.sheetRefused : messages.sheetOverlay(counts)}
      className={styles.overlay}
    >
      {corners.length > 2 && (
        <polygon
          points={corners.map(({ x, y }) => `${x},${y}`).join(' ')}
          className={isRefused ? styles.refusedHull : styles.hull}
          strokeWidth={0.7 * unit}
          strokeDasharray={`${2.4 * unit} ${1.6 * unit}`}
        />
      )}
      {isRefused && corners.length === 4 && (
        <path d={crossOf(corners)} className={styles.refusedCross} strokeWidth={2.6 * unit} />
      )}
      {!isRefused &&
        cornerPaths(corners, CORNER_SHARE).map((path) => (
          <path key={path} d={path} className={styles.corner} strokeWidth={1.8 * unit} />
        ))}
      {bubbles.map((bubble, index) => {
        const flip = (point: OverlayPoint) => ({ x: mirrorX(point.x, width, mirrored), y: point.y });
        const tagAt = bubble.tagAt && flip(bubble.tagAt);
        // biome-ignore lint/suspicious/noArrayIndexKey: a frame's marks are the last frame's, moved: drawn anew, each frame would cost ten times as much
        return <Mark key={index} bubble={{ ...bubble, ...flip(bubble), tagAt }} />;
      })}
    </svg>
  );
}

/** From corner to corner of the sheet. */
const crossOf = ([a, b, c, d]: readonly OverlayPoint[]): string =>
  a && b && c && d ? `M${a.x} ${a.y}L${c.x} ${c.y}M${b.x} ${b.y}L${d.x} ${d.y}` : '';

function Mark({ bubble: { x, y, r, kind, tagAt } }: { bubble: OverlayBubble }) {
  const ring = { cx: x, cy: y, r: r * RING };
  const stroke = r * STROKE;
  const tag = { ...(tagAt ?? { x: x + r * TAG_OFFSET, y: y - r * TAG_OFFSET }), r: r * (tagAt ? ROW_TAG : TAG) };
  const arm = tag.r * 0.42;
  switch (kind) {
    case 'correct':
      return <circle {...ring} className={styles.correct} strokeWidth={stroke} />;
    case 'expected':
      return (
        <circle {...ring} className={styles.correct} strokeWidth={stroke} strokeDasharray={`${r * 0.43} ${r * 0.35}`} />
      );
    case 'wrong':
      return (
        <g>
          <circle {...ring} className={styles.wrong} strokeWidth={stroke} />
          <circle cx={tag.x} cy={tag.y} r={tag.r} className={styles.wrongTag} />
          <path
            d={`M${tag.x - arm} ${tag.y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`}
            className={styles.cross}
            strokeWidth={tag.r * 0.3}
          />
        </g>
      );
    case 'review':
      return (
        <g>
          <circle
            {...ring}
            className={styles.review}
            strokeWidth={r * 0.43}
            strokeDasharray={`${r * 0.81} ${r * 0.32}`}
          />
          <circle cx={tag.x} cy={tag.y} r={tag.r} className={styles.reviewTag} />
          <text
            x={tag.x}
            y={tag.y + tag.r * 0.48}
            textAnchor="middle"
            fontSize={tag.r * 1.4}
            className={styles.question}
          >
            {'?'}
          </text>
        </g>
      );
  }
}
