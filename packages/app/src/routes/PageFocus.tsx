import { useEffect } from 'react';
import { MAIN_ID } from '../shell/main-id.ts';

let isFirstPage = true;

/** After a navigation the focus goes to the new screen's heading, so that it is read aloud; the first page keeps its own. */
export function PageFocus() {
  useEffect(() => {
    if (isFirstPage) {
      isFirstPage = false;
      return;
    }
    const main = document.getElementById(MAIN_ID);
    const heading = (main ?? document).querySelector('h1');
    const target = heading ?? main;
    if (!target || target.contains(document.activeElement)) return;
    if (heading) heading.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, []);
  return null;
}
