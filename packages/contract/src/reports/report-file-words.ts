import { dayOf } from '../common/written-time.ts';
import { type ReportId, reportNames } from './report-ids.ts';

/** Labels of what narrows a report without saying which one it is. */
const beside: ReadonlySet<string> = new Set(['Ano', 'Município', 'Instituição', 'Ocultar dados pessoais']);
const YEAR = 'Ano letivo';

/** What the file of a report is called after: the report, and the class, pupil or assessment that it is of; a year that is not the one of `now`, too. */
export function reportFileWords(id: ReportId, shown: Readonly<Record<string, string>>, now: Date): string[] {
  const isThisYear = shown[YEAR] === dayOf(now).slice(0, 4);
  const telling = Object.entries(shown).filter(([label]) => !beside.has(label) && !(label === YEAR && isThisYear));
  return [reportNames[id], ...telling.map(([, value]) => value)];
}
