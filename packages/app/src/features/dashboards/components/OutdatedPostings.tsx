import { type OutdatedPosting, periodName } from '@caderneta/contract';
import { Badge } from '@caderneta/ui';
import { hrefTo, withQuery } from '../../../lib/paths.ts';
import { dashboardsCopy } from '../dashboards.copy.ts';
import { LineList } from './LineList.tsx';
import { Panel } from './Panel.tsx';

/** Grades that were posted from results that changed since; nothing where there are none. */
export function OutdatedPostings({ postings }: { postings: readonly OutdatedPosting[] }) {
  const texts = dashboardsCopy.outdated;
  if (postings.length === 0) return null;
  return (
    <Panel title={texts.title}>
      <LineList
        empty=""
        lines={postings.map(
          ({ assessment, class: of, discipline, discipline_id, scope, period_index, year, outdated }) => ({
            id: `${assessment.id}/${discipline_id}/${scope}/${period_index}`,
            href: withQuery(hrefTo('classArea', { classId: of.id }), {
              ...{ aba: 'notas', disciplina: discipline_id, escopo: scope },
              ...{ periodo: String(period_index), ano: String(year) },
            }),
            name: assessment.title,
            detail: [of.name, discipline.name, periodName(scope, period_index)].join(' · '),
            end: <Badge tone="warning">{texts.count(outdated)}</Badge>,
          }),
        )}
      />
    </Panel>
  );
}
