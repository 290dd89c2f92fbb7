import type { RollReading } from '@caderneta/omr-engine/rolls';
import { Button } from '@caderneta/ui';
import { useEffect, useRef } from 'react';
import { shortDay } from './month-text.ts';
import type { PaperCell } from './paper-days.ts';
import { paperRollCopy as texts } from './paper-roll.copy.ts';
import * as styles from './paper-roll.css.ts';

type Crop = RollReading['crops'][number];

function CropPicture({ crop, label }: { crop: Crop; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { width, height, pixels } = crop;
    canvas.current?.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(pixels), width, height), 0, 0);
  }, [crop]);
  return (
    <canvas
      ref={canvas}
      className={styles.crop}
      width={crop.width}
      height={crop.height}
      role="img"
      aria-label={label}
    />
  );
}

export interface UncertainCellProps {
  cell: PaperCell;
  date: string;
  /** Which question of how many there were. */
  at: number;
  of: number;
  /** Null where the photo shows too little. */
  crop: Crop | null;
  onAnswer: (mark: 'present' | 'absent') => void;
}

/** A bubble that the reader leaves to a person, with its picture in the middle of its neighbours'. */
export function UncertainCell({ cell, date, at, of, crop, onAnswer }: UncertainCellProps) {
  const day = shortDay(date);
  return (
    <section className={styles.uncertain} aria-label={texts.uncertainAt(at, of)}>
      {crop ? (
        <CropPicture crop={crop} label={texts.uncertainPicture(cell.name, day)} />
      ) : (
        <p className={styles.muted}>{texts.noPicture}</p>
      )}
      <p className={styles.uncertainText} aria-live="polite">
        <strong>{texts.uncertainAt(at, of)}</strong>
        <br />
        {texts.uncertainOf(cell.name, day)}
      </p>
      <div className={styles.bar}>
        <Button onPress={() => onAnswer('present')}>{texts.wasPresent}</Button>
        <Button onPress={() => onAnswer('absent')}>{texts.wasAbsent}</Button>
      </div>
    </section>
  );
}
