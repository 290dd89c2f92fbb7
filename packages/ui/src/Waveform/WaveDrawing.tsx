import { useEffect, useState } from 'react';
import type { Wave } from './draw-wave.ts';
import type { TimeSpan } from './time-span.ts';
import { useInks } from './use-inks.ts';
import * as styles from './Waveform.css.ts';
import { waveformCopy } from './waveform.copy.ts';

interface WaveDrawingProps {
  peaks: readonly number[];
  durationSeconds: number;
  at: number;
  /** CSS pixels; 0 until measured. */
  width: number;
  height: number;
  pauses: readonly TimeSpan[];
  word: TimeSpan | undefined;
  /** Whether it is drawn, as far as it can be; it is drawn anew where its size or colours change. */
  onDrawn: (isDrawn: boolean) => void;
}

/** The drawing of a Waveform, whose library comes when it is first needed. */
export function WaveDrawing({ peaks, durationSeconds, at, width, height, pauses, word, onDrawn }: WaveDrawingProps) {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const [wave, setWave] = useState<Wave | 'failed' | null>(null);
  const inks = useInks(element);
  const paused = pauses.map(({ startSeconds, endSeconds }) => `${startSeconds}-${endSeconds}`).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: pauses are compared by their times; another width is another drawing
  useEffect(() => {
    if (element === null || inks === null || width === 0 || height === 0) return;
    let isHere = true;
    let drawn: Wave | null = null;
    const draw = async () => {
      const { drawWave } = await import('./draw-wave.ts');
      if (!isHere) return;
      drawn = await drawWave(element, { peaks, durationSeconds, height, inks, pauses });
      if (isHere) setWave(drawn);
      else drawn.remove();
    };
    draw().catch(() => isHere && setWave('failed'));
    return () => {
      isHere = false;
      drawn?.remove();
      setWave(null);
    };
  }, [element, peaks, durationSeconds, width, height, inks, paused]);

  const drawing = wave === 'failed' ? null : wave;
  const { startSeconds, endSeconds } = word ?? {};
  useEffect(() => drawing?.moveTo(at), [drawing, at]);
  useEffect(() => {
    drawing?.markWord(
      startSeconds === undefined || endSeconds === undefined ? undefined : { startSeconds, endSeconds },
    );
  }, [drawing, startSeconds, endSeconds]);
  useEffect(() => onDrawn(wave !== null), [wave, onDrawn]);

  return (
    <div ref={setElement} className={styles.drawing} aria-hidden={wave !== 'failed'}>
      {wave === 'failed' && <p className={styles.empty}>{waveformCopy.failed}</p>}
    </div>
  );
}
