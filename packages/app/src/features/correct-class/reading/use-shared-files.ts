import { useEffect, useRef } from 'react';
import { forgetSharedFiles, readSharedFiles } from '../../../lib/shared-files.ts';

/** Hands over, once the screen stands, what was shared with the app. */
export function useSharedFiles(read: (files: readonly File[]) => void): void {
  const now = useRef(read);
  now.current = read;
  useEffect(() => {
    let isLeft = false;
    void readSharedFiles().then((files) => {
      if (isLeft || files.length === 0) return;
      now.current(files);
      void forgetSharedFiles();
    });
    return () => {
      isLeft = true;
    };
  }, []);
}
