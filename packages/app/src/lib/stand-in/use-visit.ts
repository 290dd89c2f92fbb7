import { useEffect, useMemo, useState } from 'react';
import { homeOf, paths } from '../paths.ts';
import { browserStorage } from '../session/session-storage.ts';
import { useUser } from '../session/use-session.ts';
import { keepLastVisit, readLastVisit, versionOf } from './last-visit.ts';
import { rememberedMarkup } from './remembered-markup.ts';
import { standInCopy } from './stand-in.copy.ts';
import { SAID } from './stand-in-element.ts';

/** Until then charts are drawn and counters stand, ms. */
const SETTLED_MS = 2_000;

/**
 * Keeps what a start shows, for its next opening, each time that it has an answer.
 * @param hasFailed no answer came
 * @returns of which day and time the figures on screen are, and whether newer ones are awaited
 */
export function useVisit(answer: { readonly today?: string } | undefined, hasFailed: boolean): string {
  const user = useUser();
  const [before] = useState(() => readLastVisit(browserStorage(), user.id, versionOf(document)));
  const said = useMemo(() => {
    if (answer !== undefined) return standInCopy.renewed(answer.today, new Date());
    return hasFailed ? standInCopy.unknown(new Date()) : standInCopy.awaited(before?.said, new Date());
  }, [answer, before, hasFailed]);
  useEffect(() => {
    if (answer === undefined || window.location.pathname !== paths[homeOf(user.role)]) return;
    const timer = setTimeout(() => {
      const app = document.querySelector('#root > :has(main)');
      if (app === null) return;
      const markup = rememberedMarkup(app).replace(said, SAID);
      keepLastVisit(browserStorage(), { userId: user.id, version: versionOf(document), said, markup });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [user, answer, said]);
  return said;
}
