import { attendanceStatusLabels } from '@caderneta/contract';
import type { KeyboardEvent } from 'react';
import { shortDay, shortWeekday } from './month-text.ts';
import { isDifferent, type PaperCell, type PaperDay } from './paper-days.ts';
import { paperRollCopy as texts } from './paper-roll.copy.ts';
import * as styles from './paper-roll.css.ts';

export interface PaperTableProps {
  days: readonly PaperDay[];
  isChosen: (date: string) => boolean;
  onAnswer: (cell: PaperCell, mark: 'present' | 'absent') => void;
}

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The arrows go from bubble to bubble, over those that nobody can press. */
function move(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key];
  const from = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-place]') : null;
  if (!step || !from) return;
  event.preventDefault();
  let [row = 0, column = 0] = (from.dataset.place ?? '').split('/').map(Number);
  for (;;) {
    row += step[0];
    column += step[1];
    const next = event.currentTarget.querySelector<HTMLButtonElement>(`[data-place="${row}/${column}"]`);
    if (next === null) return;
    if (next.disabled) continue;
    next.focus();
    return;
  }
}

function Cell({
  cell,
  day,
  isFirst,
  onAnswer,
}: {
  cell: PaperCell;
  day: PaperDay;
  isFirst: boolean;
  onAnswer: PaperTableProps['onAnswer'];
}) {
  const { mark, row, column, name, saved } = cell;
  const differs = isDifferent(cell);
  const savedText = differs && saved ? attendanceStatusLabels[saved].toLowerCase() : null;
  return (
    <td className={styles.slot}>
      <button
        type="button"
        className={styles.cells[mark]}
        data-place={`${row}/${column}`}
        data-differs={differs || undefined}
        disabled={mark === 'out' || day.state === 'closed'}
        tabIndex={isFirst ? 0 : -1}
        aria-label={texts.cell(name, shortDay(day.date), texts.marks[mark], savedText)}
        onClick={() => onAnswer(cell, mark === 'absent' ? 'present' : 'absent')}
      >
        {texts.signs[mark]}
      </button>
    </td>
  );
}

/** What the paper says, pupil by day; a press turns a bubble over. */
export function PaperTable({ days, isChosen, onAnswer }: PaperTableProps) {
  const rows = days[0]?.cells ?? [];
  const firstOpen = days.find(({ state }) => state !== 'closed');
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={texts.table} onKeyDown={move}>
        <thead>
          <tr>
            <th scope="col" className={styles.nameHead}>
              {texts.pupil}
            </th>
            {days.map(({ date, state }) => (
              <th
                key={date}
                scope="col"
                className={state !== 'closed' && isChosen(date) ? styles.dayHead : `${styles.dayHead} ${styles.isOff}`}
              >
                {shortWeekday(date)}
                <br />
                {date.slice(8)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, pupilId, name }) => (
            <tr key={pupilId}>
              <th scope="row" className={styles.name} title={name}>
                {name}
              </th>
              {days.map((day) => {
                const cell = day.cells[row];
                return (
                  cell && (
                    <Cell
                      key={day.date}
                      cell={cell}
                      day={day}
                      isFirst={day === firstOpen && cell.row === day.cells.findIndex(({ mark }) => mark !== 'out')}
                      onAnswer={onAnswer}
                    />
                  )
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
