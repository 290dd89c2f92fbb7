import { TriangleAlert } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { iconSmall } from '../theme/icon.css.ts';
import { visuallyHidden } from '../theme/mixins.css.ts';
import * as styles from './GradeGrid.css.ts';
import { writeGrade } from './grade-entry.ts';
import { gradeGridCopy } from './grade-grid.copy.ts';
import type { GradeRow } from './grade-row.ts';

interface GradeConflictProps {
  id: string;
  row: GradeRow;
  conflict: NonNullable<GradeRow['conflict']>;
  onResolve: (choice: 'mine' | 'theirs') => void;
}

/** Both grades, and a button for each: nothing is chosen for the person. It comes while one types elsewhere, so it is said. */
export function GradeConflict({ id, row, conflict, onResolve }: GradeConflictProps) {
  const mine = writeGrade(row.grade);
  const theirs = writeGrade(conflict.theirs);
  const choice = (which: 'mine' | 'theirs', text: string) => (
    <Button size="compact" aria-label={gradeGridCopy.ofWhom(text, row.name)} onPress={() => onResolve(which)}>
      {text}
    </Button>
  );
  return (
    <div className={styles.conflict}>
      <span className={iconSmall}>
        <TriangleAlert aria-hidden="true" />
      </span>
      <span role="alert" className={styles.conflictText}>
        <span className={visuallyHidden}>{gradeGridCopy.whose(row.name)}</span>
        <span id={id}>{gradeGridCopy.conflict(mine, conflict.by, theirs)}</span>
      </span>
      {choice('mine', gradeGridCopy.keepMine(mine))}
      {choice('theirs', gradeGridCopy.useTheirs(theirs))}
    </div>
  );
}
