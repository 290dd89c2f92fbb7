import { useEffect } from 'react';
import { focusHeading } from '../lib/place/screen-focus.ts';

let isFirstPage = true;

/** After a navigation the focus goes to the new screen's heading; the first page keeps its own. */
export function PageFocus() {
  useEffect(() => {
    if (!isFirstPage) focusHeading();
    isFirstPage = false;
  }, []);
  return null;
}
