import { resultStatusLabels } from '@caderneta/contract';
import { Select } from '@caderneta/ui';
import { useSearchParams } from 'react-router-dom';
import { assessmentResultsCopy } from '../assessment-results.copy.ts';
import { knownStatuses, statusOf, statusParam, statusSlugs } from '../result-filter.ts';

const ALL = 'all';

/** Narrows the results to a state, as the counters above them do; the address keeps it. */
export function StatusFilter() {
  const texts = assessmentResultsCopy.scores;
  const [search, setSearch] = useSearchParams();
  const change = (chosen: string) => {
    const next = new URLSearchParams(search);
    const known = knownStatuses.find((status) => status === chosen);
    if (known === undefined) next.delete(statusParam);
    else next.set(statusParam, statusSlugs[known]);
    setSearch(next, { replace: true });
  };
  return (
    <Select
      hideLabel
      label={texts.status}
      items={[
        { id: ALL, label: texts.anyStatus },
        ...knownStatuses.map((id) => ({ id, label: resultStatusLabels[id] })),
      ]}
      selectedId={statusOf(search.get(statusParam)) ?? ALL}
      onChange={change}
    />
  );
}
