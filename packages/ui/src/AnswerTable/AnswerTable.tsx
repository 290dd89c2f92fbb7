import { Ban, Check, CircleSlash2, Minus, TriangleAlert, X } from 'lucide-react';
import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import { messages } from '../messages.ts';
import { join } from '../theme/compose-class.ts';
import { visuallyHidden } from '../theme/mixins.css.ts';
import * as styles from './AnswerTable.css.ts';
import type { AnswerGroup, AnswerRow, AnswerStatus } from './answer-row.ts';

export interface AnswerTableProps {
  groups: readonly AnswerGroup[];
}

const BADGES: Record<AnswerStatus, { tone: BadgeTone; icon: React.ReactNode }> = {
  correct: { tone: 'success', icon: <Check /> },
  partial: { tone: 'info', icon: <CircleSlash2 /> },
  wrong: { tone: 'danger', icon: <X /> },
  review: { tone: 'warning', icon: <TriangleAlert /> },
  blank: { tone: 'outline', icon: <Minus /> },
  annulled: { tone: 'neutral', icon: <Ban /> },
};

const TINTS: Record<AnswerStatus, string | undefined> = {
  correct: undefined,
  partial: undefined,
  wrong: styles.wrong,
  review: styles.review,
  blank: undefined,
  annulled: undefined,
};

/**
 * What the sheet says, question by question, beside the answer key. A wrong answer is tinted and its letter struck
 * through; the status is a word and an icon, so that colour is never alone. Without rows it says 'Sem dados.'
 */
export function AnswerTable({ groups }: AnswerTableProps) {
  const texts = messages.answerTable;
  if (groups.every((group) => group.rows.length === 0)) return <p className={styles.empty}>{texts.empty}</p>;
  return (
    <div className={styles.frame}>
      {groups.map((group) => (
        <table key={group.title ?? ''} className={styles.table}>
          <caption className={group.title === null ? visuallyHidden : styles.caption}>
            {group.title ?? texts.label}
          </caption>
          <thead className={styles.head}>
            <tr>
              {[texts.question, texts.marked, texts.correct, texts.status].map((column) => (
                <th key={column} scope="col" className={styles.headCell}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={styles.body}>
            {group.rows.map((row) => (
              <Answer key={row.question} row={row} />
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

function Answer({ row }: { row: AnswerRow }) {
  const badge = BADGES[row.status];
  return (
    <tr className={join(styles.row, TINTS[row.status])}>
      <th scope="row" className={styles.cell}>
        {row.question}
      </th>
      <td className={styles.cell}>
        <CellLabel text={messages.answerTable.marked} />
        <Marked row={row} />
      </td>
      <td className={styles.cell}>
        <CellLabel text={messages.answerTable.correct} />
        {row.correct === '' ? <Nothing /> : <span className={styles.letter}>{row.correct}</span>}
      </td>
      <td className={styles.cell}>
        <Badge tone={badge.tone} icon={badge.icon} className={styles.badge}>
          {messages.answerTable.statuses[row.status]}
        </Badge>
      </td>
    </tr>
  );
}

function CellLabel({ text }: { text: string }) {
  return (
    <span className={styles.cellLabel} aria-hidden="true">
      {text}
    </span>
  );
}

function Marked({ row }: { row: AnswerRow }) {
  if (row.marked === '') return <Nothing />;
  if (row.status === 'wrong') return <s className={styles.struck}>{row.marked}</s>;
  return <span className={row.status === 'review' ? styles.doubtful : styles.letter}>{row.marked}</span>;
}

function Nothing() {
  return (
    <span className={styles.none}>
      <span aria-hidden="true">{messages.answerTable.none}</span>
      <span className={visuallyHidden}>{messages.answerTable.noAnswer}</span>
    </span>
  );
}
