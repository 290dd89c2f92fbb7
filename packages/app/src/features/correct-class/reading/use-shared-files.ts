import { useEffect, useRef } from 'react';
import { takeSharedFiles } from '../../../lib/shared-files.ts';

/** Hands over, once the screen stands, what was shared with the app. */
export function useSharedFiles(read: (files: readonly File[]) => void): void {
  const now = useRef(read);
  now.current = read;
  useEffect(() => {
    let isLeft = false;
    void takeSharedFiles().then((files) => {
      if (!isLeft && files.length > 0) now.current(files);
    });
    return () => {
      isLeft = true;
    };
  }, []);
}
