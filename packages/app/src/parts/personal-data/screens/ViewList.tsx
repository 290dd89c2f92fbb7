import { Pagination, Skeleton, Table } from '@caderneta/ui';
import { useState } from 'react';
import { formatMoment } from '../../../lib/dates.ts';
import { LoadFailed } from '../../listing/LoadFailed.tsx';
import * as styles from '../components/personal-data.css.ts';
import { useViews, viewsPerPage } from '../personal-data.api.ts';
import { personalDataCopy } from '../personal-data.copy.ts';

const texts = personalDataCopy.views;
const columns = [
  { id: 'viewer', label: texts.columns.viewer, isRowHeader: true },
  { id: 'kind', label: texts.columns.kind },
  { id: 'at', label: texts.columns.at },
];

/** 'Quem viu': who saw what of a person, the newest first. */
export function ViewList({ userId }: { userId: string }) {
  const [page, setPage] = useState(1);
  const views = useViews(userId, page);
  const rows = (views.data ?? []).map(({ viewer, kind, viewed_at }) => ({
    id: `${viewer.id} ${kind} ${viewed_at}`,
    cells: { viewer: texts.viewer(viewer.name, viewer.role), kind: texts.kind(kind), at: formatMoment(viewed_at) },
  }));
  return (
    <section aria-label={texts.title} className={styles.section}>
      <h3 className={styles.heading}>{texts.title}</h3>
      {views.failure ? (
        <LoadFailed title={texts.failed} of={views} />
      ) : views.data === undefined ? (
        <Skeleton rows={3} />
      ) : rows.length === 0 ? (
        <p className={styles.hint}>{texts.none}</p>
      ) : (
        <Table
          label={texts.title}
          columns={columns}
          rows={rows}
          footer={
            views.total > viewsPerPage ? (
              <Pagination page={page} pageCount={Math.ceil(views.total / viewsPerPage)} onChange={setPage} />
            ) : undefined
          }
        />
      )}
    </section>
  );
}
