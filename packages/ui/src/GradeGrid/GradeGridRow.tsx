import { Check, Clock, TriangleAlert } from 'lucide-react';
import { memo, useId, useRef } from 'react';
import { join } from '../theme/compose-class.ts';
import { iconTiny } from '../theme/icon.css.ts';
import { visuallyHidden } from '../theme/mixins.css.ts';
import { GradeConflict } from './GradeConflict.tsx';
import * as styles from './GradeGrid.css.ts';
import { GradeInput } from './GradeInput.tsx';
import { writeGrade } from './grade-entry.ts';
import { gradeGridCopy } from './grade-grid.copy.ts';
import type { GradeRow } from './grade-row.ts';

const icons = { saved: <Check />, pending: <Clock />, failed: <TriangleAlert /> };

/** The same functions at every drawing, so that a row typed into is the only one drawn again. */
export interface GradeActions {
  commit: (id: string, grade: number | null) => void;
  paste: (id: string, cells: string[][]) => void;
  move: (from: HTMLInputElement, direction: 1 | -1) => void;
  resolve: (id: string, choice: 'mine' | 'theirs') => void;
}

interface GradeGridRowProps {
  row: GradeRow;
  number: number;
  entry: string;
  earlierLabels: readonly string[];
  passing: number | undefined;
  isReadOnly: boolean;
  actions: GradeActions;
}

export const GradeGridRow = memo(function GradeGridRow({
  row,
  number,
  entry,
  earlierLabels,
  passing,
  isReadOnly,
  actions,
}: GradeGridRowProps) {
  const id = useId();
  const line = useRef<HTMLTableRowElement>(null);
  const { name, earlier, grade, mean, conflict, remark } = row;
  const state = conflict === undefined ? row.state : undefined;
  const isLow = passing !== undefined && grade !== null && grade < passing;
  const before = earlierLabels.map((label, index) => `${label} ${writeGrade(earlier[index] ?? null)}`);
  return (
    <>
      <tr ref={line} className={styles.row}>
        <td className={join(styles.cell, styles.number)}>{number}</td>
        <th scope="row" className={join(styles.cell, styles.student)}>
          {name}
          {remark !== undefined && <span className={styles.remark}>{remark}</span>}
          <span className={styles.caption}>
            {before.join(' · ')}
            <span className={styles.captionMean}>
              {`${before.length > 0 ? ' · ' : ''}${gradeGridCopy.mean} ${writeGrade(mean)}`}
            </span>
          </span>
        </th>
        {earlierLabels.map((label, index) => (
          <td key={label} className={join(styles.cell, styles.earlier)}>
            {writeGrade(earlier[index] ?? null)}
          </td>
        ))}
        <td className={styles.entry}>
          <GradeInput
            name={name}
            label={gradeGridCopy.cell(name, entry)}
            grade={grade}
            brought={row.brought}
            isReadOnly={isReadOnly || row.isReadOnly === true}
            isLow={isLow}
            describedBy={
              state !== undefined || isLow || remark !== undefined || conflict !== undefined ? id : undefined
            }
            onCommit={(next) => actions.commit(row.id, next)}
            onPaste={(cells) => actions.paste(row.id, cells)}
            onMove={actions.move}
          />
          {state !== undefined && (
            <span aria-hidden="true" className={join(iconTiny, styles.mark[state])}>
              {icons[state]}
            </span>
          )}
          {conflict === undefined && (
            <span id={id} className={visuallyHidden}>
              {[state === undefined ? '' : gradeGridCopy.states[state], isLow ? gradeGridCopy.low : '', remark ?? '']
                .filter(Boolean)
                .join('. ')}
            </span>
          )}
        </td>
        <td className={join(styles.cell, styles.mean)}>{writeGrade(mean)}</td>
      </tr>
      {conflict !== undefined && (
        <tr>
          <td colSpan={earlierLabels.length + 4} className={styles.conflictCell}>
            <GradeConflict
              id={id}
              row={row}
              conflict={conflict}
              onResolve={(choice) => {
                actions.resolve(row.id, choice);
                // The buttons go with the conflict: what was chosen stands in the grade's cell.
                line.current?.querySelector<HTMLInputElement>('[data-grade]')?.focus();
              }}
            />
          </td>
        </tr>
      )}
    </>
  );
});
