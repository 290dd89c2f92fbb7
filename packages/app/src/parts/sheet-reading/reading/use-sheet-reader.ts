import { createSheetReader, type SheetReader } from '@caderneta/omr-engine';
import { type RefObject, useEffect, useRef } from 'react';

/** The device's reader, started with the screen and ended with it. */
export function useSheetReader(): RefObject<SheetReader | null> {
  const reader = useRef<SheetReader | null>(null);
  useEffect(() => {
    const made = createSheetReader();
    reader.current = made;
    return () => {
      reader.current = null;
      made.dispose();
    };
  }, []);
  return reader;
}
