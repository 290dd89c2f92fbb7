import { ScrollArea } from '../ScrollArea/ScrollArea.tsx';
import { visuallyHidden } from '../theme/mixins.css.ts';
import * as styles from './ChartFrame.css.ts';

/** What a chart shows, in words and figures already written for people. */
export interface ChartRows {
  columns: readonly string[];
  /** One cell a column; the first names the row. */
  rows: readonly (readonly string[])[];
}

export function ChartTable({ caption, columns, rows }: ChartRows & { caption: string }) {
  return (
    <ScrollArea className={styles.tableRoom}>
      <table className={styles.table}>
        <caption className={visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.headCell}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row" className={styles.bodyCell}>
                {name}
              </th>
              {cells.map((text, index) => (
                <td key={columns[index + 1]} className={styles.bodyCell}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
