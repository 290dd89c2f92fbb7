import { createSheetReader, type SheetReader } from '@caderneta/omr-engine';
import { type RefObject, useEffect, useRef } from 'react';

/** The device's reader, started with the screen and ended with it. That of other makers' sheets comes with the first of them. */
export function useSheetReader(isOfModel: boolean): RefObject<SheetReader | null> {
  const reader = useRef<SheetReader | null>(null);
  useEffect(() => {
    let isOver = false;
    const take = (made: SheetReader) => {
      if (isOver) made.dispose();
      else reader.current = made;
    };
    if (!isOfModel) take(createSheetReader());
    // Without it nothing is read, and the screen says so.
    else
      import('@caderneta/omr-engine/models').then(
        (models) => take(models.createModelReader()),
        () => undefined,
      );
    return () => {
      isOver = true;
      reader.current?.dispose();
      reader.current = null;
    };
  }, [isOfModel]);
  return reader;
}
