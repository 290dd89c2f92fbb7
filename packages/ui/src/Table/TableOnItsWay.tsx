import { messages } from '../messages.ts';
import * as skeleton from '../Skeleton/Skeleton.css.ts';
import { visuallyHidden } from '../theme/mixins.css.ts';
import * as styles from './Table.css.ts';
import { TableHead } from './TableHead.tsx';
import type { TableColumn } from './table-column.ts';

const ROWS = ['1', '2', '3', '4', '5', '6'];

/** The table before its rows are there: headings and empty rows where the real ones will stand, so that nothing jumps. */
export function TableOnItsWay({ columns }: { columns: readonly TableColumn[] }) {
  return (
    <div data-table="cards" className={styles.frame} role="status" aria-busy="true">
      <span className={visuallyHidden}>{messages.loading}</span>
      <table className={styles.table} aria-hidden="true">
        <TableHead
          columns={columns}
          shownIds={[]}
          sort={undefined}
          onSortChange={undefined}
          selection={undefined}
          hasActions={false}
        />
        <tbody className={styles.body}>
          {ROWS.map((row) => (
            <tr key={row} className={styles.row}>
              {columns.map(({ id }) => (
                <td key={id} className={styles.cell}>
                  <span className={skeleton.cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
