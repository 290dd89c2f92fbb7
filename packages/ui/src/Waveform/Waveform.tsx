import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useRoom } from '../ChartFrame/use-room.ts';
import { visuallyHidden } from '../theme/mixins.css.ts';
import { formatClock } from './format-clock.ts';
import type { TimeSpan } from './time-span.ts';
import { WaveDrawing } from './WaveDrawing.tsx';
import * as styles from './Waveform.css.ts';
import { waveformCopy } from './waveform.copy.ts';

export interface WaveformProps {
  /** Loudness of 0 to 1, evenly spaced over the recording. None: 'Nenhuma gravação.' */
  peaks: readonly number[];
  durationSeconds: number;
  /** Where the playing stands. Default 0. */
  currentSeconds?: number;
  /** Someone chose another place, by a press, a drag or the keyboard. Without it the place cannot be chosen. */
  onSeek?: (seconds: number) => void;
  /** Long silences: banded and marked with a pause sign. */
  pauses?: readonly TimeSpan[];
  /** The word being spoken: underlined in yellow, and read out with the position. */
  currentWord?: TimeSpan & { text: string };
  /** Default 'Posição na gravação'. */
  label?: string;
}

/** Seconds that each key moves by. */
const STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

const within = (at: number, { startSeconds, endSeconds }: TimeSpan) => at >= startSeconds && at < endSeconds;

/**
 * A recording as bars, the part played in green up to the cursor. Arrow keys move by a second, Page Up and Page Down by
 * ten, Home and End to the ends. It plays nothing itself: give it peaks and the time. The words are a WordAlignment.
 */
export function Waveform({
  peaks,
  durationSeconds,
  currentSeconds = 0,
  onSeek,
  pauses = [],
  currentWord,
  label = waveformCopy.label,
}: WaveformProps) {
  const { ref, width, height } = useRoom();
  const [isDrawn, setDrawn] = useState(false);
  if (peaks.length === 0 || !(durationSeconds > 0)) return <p className={styles.empty}>{waveformCopy.empty}</p>;
  const at = Math.max(0, Math.min(durationSeconds, currentSeconds));
  const seek = (seconds: number) => onSeek?.(Math.max(0, Math.min(durationSeconds, seconds)));
  const said = [
    waveformCopy.position(formatClock(at), formatClock(durationSeconds)),
    currentWord === undefined ? '' : waveformCopy.word(currentWord.text),
    pauses.some((pause) => within(at, pause)) ? waveformCopy.pause : '',
  ];
  const toPointer = (event: PointerEvent<HTMLElement>) =>
    seek(((event.clientX - event.currentTarget.getBoundingClientRect().left) / Math.max(1, width)) * durationSeconds);
  const onKeyDown = (event: KeyboardEvent) => {
    const ends: Record<string, number> = { Home: 0, End: durationSeconds };
    const step = STEPS[event.key];
    const target = step === undefined ? ends[event.key] : at + step;
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    seek(target);
  };
  return (
    <>
      <div
        ref={ref}
        className={styles.wave}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-busy={!isDrawn}
        aria-readonly={onSeek === undefined}
        aria-valuemin={0}
        aria-valuemax={Math.round(durationSeconds)}
        aria-valuenow={Math.round(at)}
        aria-valuetext={said.filter(Boolean).join(', ')}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          toPointer(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) toPointer(event);
        }}
      >
        <WaveDrawing
          peaks={peaks}
          durationSeconds={durationSeconds}
          at={at}
          width={width}
          height={height}
          pauses={pauses}
          word={currentWord}
          onDrawn={setDrawn}
        />
      </div>
      {pauses.length > 0 && <p className={visuallyHidden}>{waveformCopy.pauses(pauses.length)}</p>}
    </>
  );
}
