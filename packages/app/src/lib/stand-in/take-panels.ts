import { PANELS } from './remembered-markup.ts';
import { standInOf } from './stand-in-element.ts';

/** What the stand-in shows of a start's last visit; null where it shows none. */
export const panelsOfLastVisit = (): Element | null => standInOf(document)?.querySelector(PANELS) ?? null;

/** Moves what the stand-in shows of the last visit into an element of the screen. */
export function takePanels(into: Element): void {
  const shown = panelsOfLastVisit();
  if (shown) into.replaceChildren(...shown.childNodes);
}
