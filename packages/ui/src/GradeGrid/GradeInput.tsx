import { type ClipboardEvent, type InputEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { showToast } from '../Toasts/toast-queue.ts';
import * as styles from './GradeGrid.css.ts';
import { cleanTyping, readPasted, readTyped, stepGrade, writeGrade } from './grade-entry.ts';
import { gradeGridCopy } from './grade-grid.copy.ts';
import { readCells } from './paste-plan.ts';

export interface GradeInputProps {
  /** The pupil's. */
  name: string;
  label: string;
  grade: number | null;
  brought: number | undefined;
  isReadOnly: boolean;
  isLow: boolean;
  describedBy: string | undefined;
  onCommit: (grade: number | null) => void;
  /** What was pasted and is not one plain grade: to be looked at before anything is written. */
  onPaste: (cells: string[][]) => void;
  onMove: (from: HTMLInputElement, direction: 1 | -1) => void;
}

/** What waits in a cell for the person: another number than was typed, or why what was typed is no grade. */
type Waiting = { readonly grade: number } | { readonly why: 'no-number' | 'off-scale' };

/**
 * One grade: what is typed stays here until Enter, Tab, an arrow or leaving the cell hands it on. What would be another number than was typed is shown
 * first, and is handed on by a second Enter or Tab; what is no grade stays in its cell with the reason.
 */
export function GradeInput({ grade, isReadOnly, onCommit, onPaste, onMove, ...rest }: GradeInputProps) {
  const hintId = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const atFocus = useRef(grade);
  const pending = useRef<() => void>(undefined);
  // Moving on blurs the cell before it is drawn again: what was handed on must not be read a second time.
  const held = useRef<string | null>(null);
  held.current = draft;
  const type = (text: string | null) => {
    held.current = text;
    setDraft(text);
    setWaiting(null);
  };

  const hand = (next: number | null) => {
    type(null);
    if (next !== grade) onCommit(next);
  };
  /** Hands on what stands in the cell; false where it waits for the person. */
  const commit = (isConfirming: boolean): boolean => {
    const text = held.current;
    if (text === null) return true;
    if (waiting && 'grade' in waiting && isConfirming) hand(waiting.grade);
    else {
      const reading = readTyped(text);
      if (reading.kind !== 'given') {
        setWaiting(reading.kind === 'asked' ? { grade: reading.grade } : { why: reading.why });
        return false;
      }
      hand(reading.grade);
    }
    return true;
  };
  pending.current = () => {
    if (!commit(false)) {
      showToast({
        tone: 'warning',
        message: gradeGridCopy.leftBehind(rest.name, held.current ?? ''),
        durationMs: 8000,
      });
    }
  };
  // A cell that is taken away while it has the focus, as when the session ends, has no blur.
  useEffect(() => () => pending.current?.(), []);

  const step = (direction: 1 | -1) => {
    const reading = draft === null ? null : readTyped(draft);
    type(writeGrade(stepGrade(reading?.kind === 'given' ? reading.grade : grade, direction)));
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { key, currentTarget } = event;
    if (key === 'Tab') {
      if (commit(true)) return;
      currentTarget.select();
    } else if (key === 'Enter' || key === 'ArrowUp' || key === 'ArrowDown') {
      if (commit(key === 'Enter')) onMove(currentTarget, key === 'ArrowUp' || event.shiftKey ? -1 : 1);
      else currentTarget.select();
    } else if (key === 'Escape' && waiting !== null && 'grade' in waiting) setWaiting(null);
    else if (key === 'Escape' && (draft !== null || grade !== atFocus.current)) {
      if (draft === null) onCommit(atFocus.current);
      type(null);
    } else if ((key === '+' || key === '-') && !isReadOnly) step(key === '+' ? 1 : -1);
    else return;
    event.preventDefault();
  };

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (isReadOnly) return;
    event.preventDefault();
    const cells = readCells(event.clipboardData.getData('text'));
    const [line = [''], ...more] = cells;
    const [first = '', ...beside] = line;
    const reading = readPasted(first);
    if (more.length === 0 && beside.length === 0 && reading.kind === 'given') type(writeGrade(reading.grade));
    else {
      type(null);
      onPaste(cells);
    }
  };

  const asked = waiting && 'grade' in waiting ? gradeGridCopy.asked(writeGrade(waiting.grade), draft ?? '') : null;
  const hint =
    waiting === null ? null : 'grade' in waiting ? gradeGridCopy.confirm : gradeGridCopy.failures[waiting.why];
  return (
    <>
      <input
        data-grade=""
        data-low={rest.isLow || undefined}
        data-asked={asked !== null || undefined}
        className={styles.input}
        aria-label={rest.label}
        aria-describedby={[hint === null ? undefined : hintId, rest.describedBy].filter(Boolean).join(' ') || undefined}
        aria-invalid={waiting !== null && 'why' in waiting ? true : undefined}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="next"
        maxLength={asked === null ? 6 : undefined}
        readOnly={isReadOnly}
        placeholder={writeGrade(rest.brought ?? null)}
        value={asked ?? draft ?? (grade === null ? '' : writeGrade(grade))}
        // Over a grade that is asked about, what is typed begins anew.
        onInput={({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>) =>
          type(cleanTyping(asked === null ? currentTarget.value : (nativeEvent.data ?? '')))
        }
        onChange={() => undefined}
        onFocus={({ currentTarget }) => {
          atFocus.current = grade;
          currentTarget.select();
        }}
        onBlur={() => commit(false)}
        onKeyDown={press}
        onPaste={paste}
      />
      {hint !== null && (
        <span id={hintId} role="status" className={styles.hint}>
          {hint}
        </span>
      )}
    </>
  );
}
