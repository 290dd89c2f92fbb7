import { Badge, Checkbox, Table } from '@caderneta/ui';
import { postingCopy as texts } from './posting.copy.ts';
import * as styles from './posting.css.ts';
import { isPostable, type PostingLine } from './posting-lines.ts';

const written = (grade: number | null) => (grade === null ? texts.none : texts.grade(grade));

const columns = [
  { id: 'choice', label: texts.columns.choice, align: 'center' as const },
  { id: 'student', label: texts.columns.student, isRowHeader: true },
  { id: 'result', label: texts.columns.result, align: 'end' as const },
  { id: 'current', label: texts.columns.current, align: 'end' as const },
  { id: 'score', label: texts.columns.score, align: 'end' as const },
];

export interface PostingTableProps {
  lines: readonly PostingLine[];
  chosen: ReadonlySet<string>;
  isDisabled: boolean;
  onTick: (id: string, isTicked: boolean) => void;
}

/** A line a pupil: the result, the grade that stands, the one that would, and whether it is written. */
export function PostingTable({ lines, chosen, isDisabled, onTick }: PostingTableProps) {
  return (
    <Table
      label={texts.label}
      columns={columns}
      rows={lines.map((line) => {
        const { student_profile_id: id, student, status, result, current, score, effect } = line;
        const isChosen = chosen.has(id);
        const note =
          status === 'IN_REVIEW' ? texts.inReview : isChosen || effect !== 'change' ? texts.effects[effect] : '';
        return {
          id,
          cells: {
            choice: (
              <Checkbox
                hideLabel
                isSelected={isChosen}
                isDisabled={isDisabled || !isPostable(line)}
                onChange={(isTicked) => onTick(id, isTicked)}
              >
                {texts.choose(student.name)}
              </Checkbox>
            ),
            student: student.name,
            result:
              result === null ? (
                <Badge>{note || texts.none}</Badge>
              ) : (
                <span className={styles.scores}>{written(result)}</span>
              ),
            current: <span className={styles.scores}>{written(current?.score ?? null)}</span>,
            score:
              score === null ? (
                texts.none
              ) : (
                <span className={styles.scores}>
                  <span className={isChosen ? styles.strong : undefined}>{written(score)}</span>
                  {note !== '' && <Badge tone={effect === 'change' ? 'warning' : 'neutral'}>{note}</Badge>}
                </span>
              ),
          },
        };
      })}
    />
  );
}
