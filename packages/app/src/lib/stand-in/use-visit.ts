import { useEffect, useMemo, useState } from 'react';
import { homeOf, paths } from '../paths.ts';
import { browserStorage } from '../session/session-storage.ts';
import { useUser } from '../session/use-session.ts';
import { keepLastVisit, readLastVisit, versionOf } from './last-visit.ts';
import { rememberedMarkup } from './remembered-markup.ts';
import { standInCopy } from './stand-in.copy.ts';

/** Until then charts are drawn and counters stand, ms. */
const SETTLED_MS = 2_000;

/**
 * Keeps what a start shows, for its next opening, each time that it has an answer.
 * @returns of which day and time the figures on screen are; while the answer is awaited, what was said of those of the last visit
 */
export function useVisit(answer: { readonly today?: string } | undefined): string {
  const user = useUser();
  const [before] = useState(() => readLastVisit(browserStorage(), user.id, versionOf(document)));
  const said = useMemo(() => {
    if (answer === undefined) return before?.said ?? standInCopy.awaited(new Date());
    return standInCopy.renewed(answer.today, new Date());
  }, [answer, before]);
  useEffect(() => {
    if (answer === undefined || window.location.pathname !== paths[homeOf(user.role)]) return;
    const timer = setTimeout(() => {
      const app = document.querySelector('#root > :has(main)');
      if (app === null) return;
      const visit = { userId: user.id, version: versionOf(document), said, markup: rememberedMarkup(app) };
      keepLastVisit(browserStorage(), visit);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [user, answer, said]);
  return said;
}
