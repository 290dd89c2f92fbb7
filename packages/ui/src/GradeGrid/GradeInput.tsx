import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import * as styles from './GradeGrid.css.ts';
import { cleanTyping, readColumn, readGrade, stepGrade, writeGrade } from './grade-entry.ts';

export interface GradeInputProps {
  label: string;
  grade: number | null;
  isReadOnly: boolean;
  isLow: boolean;
  describedBy: string | undefined;
  onCommit: (grade: number | null) => void;
  /** A column of cells, to be laid from this one downwards. */
  onColumn: (cells: readonly string[]) => void;
  onMove: (from: HTMLInputElement, direction: 1 | -1) => void;
}

/** One grade: what is typed stays here until Enter, an arrow or leaving the cell hands it on. */
export function GradeInput({ grade, isReadOnly, onCommit, onColumn, onMove, ...rest }: GradeInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const atFocus = useRef(grade);
  const pending = useRef<() => void>(undefined);

  const commit = () => {
    const reading = draft === null ? null : readGrade(draft);
    setDraft(null);
    if (reading?.ok && reading.grade !== grade) onCommit(reading.grade);
  };
  pending.current = commit;
  // A cell that is taken away while it has the focus, as when the session ends, has no blur.
  useEffect(() => () => pending.current?.(), []);

  const step = (direction: 1 | -1) => {
    const reading = draft === null ? null : readGrade(draft);
    setDraft(writeGrade(stepGrade(reading?.ok ? reading.grade : grade, direction)));
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { key } = event;
    if (key === 'Enter' || key === 'ArrowUp' || key === 'ArrowDown') {
      commit();
      onMove(event.currentTarget, key === 'ArrowUp' || (key === 'Enter' && event.shiftKey) ? -1 : 1);
    } else if (key === 'Escape' && (draft !== null || grade !== atFocus.current)) {
      if (draft === null) onCommit(atFocus.current);
      setDraft(null);
    } else if ((key === '+' || key === '-') && !isReadOnly) step(key === '+' ? 1 : -1);
    else return;
    event.preventDefault();
  };

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const cells = isReadOnly ? null : readColumn(event.clipboardData.getData('text'));
    if (cells === null) return;
    event.preventDefault();
    setDraft(null);
    onColumn(cells);
  };

  return (
    <input
      data-grade=""
      data-low={rest.isLow || undefined}
      className={styles.input}
      aria-label={rest.label}
      aria-describedby={rest.describedBy}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="next"
      maxLength={6}
      readOnly={isReadOnly}
      placeholder={writeGrade(null)}
      value={draft ?? (grade === null ? '' : writeGrade(grade))}
      onChange={({ target }) => setDraft(cleanTyping(target.value))}
      onFocus={({ currentTarget }) => {
        atFocus.current = grade;
        currentTarget.select();
      }}
      onBlur={commit}
      onKeyDown={press}
      onPaste={paste}
    />
  );
}
