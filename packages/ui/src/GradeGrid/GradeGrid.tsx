import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { join } from '../theme/compose-class.ts';
import { iconSmall } from '../theme/icon.css.ts';
import * as styles from './GradeGrid.css.ts';
import { type GradeActions, GradeGridRow } from './GradeGridRow.tsx';
import { gradeGridCopy } from './grade-grid.copy.ts';
import type { GradeChange, GradeRow } from './grade-row.ts';
import { PastePreview } from './PastePreview.tsx';

export interface GradeGridProps {
  /** What the grid holds: 'Notas do 3º bimestre'. */
  label: string;
  /** Headings of the periods before: '1º bim.'. */
  earlier: readonly string[];
  /** Heading of the period that is written: '3º bim.'. */
  entry: string;
  rows: readonly GradeRow[];
  /** One grade that was typed, or a column that was pasted: as numbers on the scale, null to take a grade away. */
  onChange: (changes: readonly GradeChange[]) => void;
  /** The person's choice for a row in conflict. */
  onResolve?: (id: string, choice: 'mine' | 'theirs') => void;
  /** Grades below are drawn red and said to be low. */
  passing?: number;
  isReadOnly?: boolean;
  /** 'Salvo às 09:41'. */
  savedText?: string;
  /** '1–13 de 28 estudantes'. */
  rangeText?: string;
}

/**
 * A class's grades of one period, written down the yellow-headed column as in a paper register. Enter and the arrows go
 * from pupil to pupil, + and − step by a tenth, Esc undoes the cell, and what was copied from a spreadsheet is shown, cell by
 * cell, before it is written. '75' asks whether it is 7,5; what is no grade from 0 to 10 stays in its cell with the reason. Each
 * grade is handed on when its cell is left: saving, and which were saved, is the caller's. Grades to be read only go in a Table.
 */
export function GradeGrid(props: GradeGridProps) {
  const { label, earlier, entry, rows, passing, isReadOnly = false, savedText, rangeText, onChange } = props;
  const latest = useRef(props);
  latest.current = props;
  const table = useRef<HTMLTableElement>(null);
  const [pasted, setPasted] = useState('');
  const [previewed, preview] = useState<{ from: string; cells: string[][] } | null>(null);

  const actions = useRef<GradeActions>({
    commit: (id, grade) => {
      setPasted('');
      latest.current.onChange([{ id, grade }]);
    },
    paste: (id, cells) => preview({ from: id, cells }),
    move: (from, direction) => {
      const cells = [...(table.current?.querySelectorAll<HTMLInputElement>('[data-grade]') ?? [])];
      const next = cells[cells.indexOf(from) + direction];
      if (next === undefined) from.select();
      else next.focus();
    },
    resolve: (id, choice) => latest.current.onResolve?.(id, choice),
  });

  return (
    <div className={styles.frame}>
      <table ref={table} aria-label={label} className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={join(styles.headCell, styles.number)}>
              {gradeGridCopy.number}
            </th>
            <th scope="col" className={join(styles.headCell, styles.student)}>
              {gradeGridCopy.student}
            </th>
            {earlier.map((text) => (
              <th key={text} scope="col" className={join(styles.headCell, styles.earlier)}>
                {text}
              </th>
            ))}
            <th scope="col" className={styles.entryHead}>
              {entry}
            </th>
            <th scope="col" className={join(styles.headCell, styles.mean)}>
              {gradeGridCopy.mean}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <GradeGridRow
              key={row.id}
              row={row}
              number={index + 1}
              entry={entry}
              earlierLabels={earlier}
              passing={passing}
              isReadOnly={isReadOnly}
              actions={actions.current}
            />
          ))}
        </tbody>
      </table>
      <div className={styles.foot}>
        <span role="status" className={styles.footStatus}>
          {savedText !== undefined && (
            <span className={styles.saved}>
              <span className={iconSmall} aria-hidden="true">
                <Check />
              </span>
              {savedText}
            </span>
          )}
          {pasted !== '' && <span className={styles.pasted}>{pasted}</span>}
        </span>
        {pasted === '' && <span>{gradeGridCopy.hint}</span>}
        {rangeText !== undefined && <span className={styles.range}>{rangeText}</span>}
      </div>
      {previewed && (
        <PastePreview
          {...previewed}
          rows={rows}
          onClose={() => preview(null)}
          onUse={(changes) => {
            preview(null);
            setPasted(gradeGridCopy.pasted(changes.length));
            onChange(changes);
          }}
        />
      )}
    </div>
  );
}
