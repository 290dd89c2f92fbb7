import { homeOf, paths } from '../lib/paths.ts';
import { browserStorage, readSession } from '../lib/session/session-storage.ts';
import { readLastVisit, versionOf } from '../lib/stand-in/last-visit.ts';
import { elementsOf } from '../lib/stand-in/remembered-markup.ts';
import { standInCopy } from '../lib/stand-in/stand-in.copy.ts';
import { NAME, SAID, STAND_IN_ID, standInOf, UNNAMED } from '../lib/stand-in/stand-in-element.ts';

function makeStandIn(page: Document): HTMLElement {
  const made = page.createElement('div');
  made.id = STAND_IN_ID;
  made.inert = true;
  made.ariaHidden = 'true';
  page.getElementById('root')?.before(made);
  return made;
}

/**
 * Runs before any module: shows who opens their start what it showed last, or else puts their name into the
 * frame that came with the page. Takes away what is not meant for who opens the page.
 */
export function showStandIn(page: Document, pathname: string): void {
  const session = readSession(browserStorage());
  const sent = standInOf(page);
  if (session === null) {
    if (pathname !== paths.signIn) sent?.remove();
    return;
  }
  const { id, name, role } = session.user;
  const home = paths[homeOf(role)];
  if (pathname !== home && pathname !== '/app') {
    sent?.remove();
    return;
  }
  const visit = readLastVisit(browserStorage(), id, versionOf(page));
  if (visit === null) {
    for (const part of sent?.querySelectorAll(`[${UNNAMED}]`) ?? []) {
      const text = part.textContent ?? '';
      part.textContent = text.replace(NAME, () => name).replace(SAID, standInCopy.awaited(undefined, new Date()));
      part.removeAttribute(UNNAMED);
    }
    return;
  }
  (sent ?? makeStandIn(page)).replaceChildren(
    elementsOf(page, visit.markup.replace(SAID, standInCopy.awaited(visit.said, new Date()))),
  );
}
