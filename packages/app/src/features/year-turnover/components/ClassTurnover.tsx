import {
  promotedGradeError,
  situationLabels,
  type TurnoverPlan,
  type YearOutcome,
  yearOutcomeLabels,
  yearOutcomes,
} from '@caderneta/contract';
import { Select, Table, TextField } from '@caderneta/ui';
import { formatGrade, formatPercent } from '../../../lib/numbers.ts';
import { outcomeOf, type TurnoverChoices } from '../turnover-draft.ts';
import { yearTurnoverCopy as texts } from '../year-turnover.copy.ts';
import * as styles from './year-turnover.css.ts';

const UNDECIDED = 'undecided';
const written = (value: number | null, format: (value: number) => string) =>
  value === null ? texts.none : format(value);

export interface ClassTurnoverProps {
  turned: TurnoverPlan['classes'][number];
  choices: TurnoverChoices;
  onOutcome: (pupilId: string, outcome: YearOutcome) => void;
  onGrade: (grade: string) => void;
}

/** A class on its way to the next year: where it goes, and how the year ends for each pupil. */
export function ClassTurnover({ turned, choices, onOutcome, onGrade }: ClassTurnoverProps) {
  const { class_id: id, grade, section, promoted_to: next, retained_to: same, pupils } = turned;
  const name = `${grade} ${section}`;
  const ids = `turnover-${id}`;
  return (
    <section aria-labelledby={ids}>
      <div className={styles.classHead}>
        <h2 id={ids} className={styles.className}>
          {name}
        </h2>
        <span className={styles.goesTo}>
          {next === null ? texts.concludes : texts.goesTo(`${next.grade} ${next.section}`)}
        </span>
        <span className={styles.goesTo}>{texts.staysIn(`${same.grade} ${same.section}`)}</span>
      </div>
      {next === null && (
        <TextField
          className={styles.grade}
          label={texts.nextGrade}
          description={texts.nextGradeHint}
          value={choices.grades[id] ?? ''}
          errorMessage={promotedGradeError(choices.grades[id] ?? '') ?? undefined}
          onChange={onGrade}
        />
      )}
      <Table
        label={name}
        columns={[
          { id: 'name', label: texts.columns.name, isRowHeader: true },
          { id: 'matricula', label: texts.columns.matricula, narrow: 'none' },
          { id: 'situation', label: texts.columns.situation, narrow: 'none' },
          { id: 'mean', label: texts.columns.mean, align: 'end', narrow: 'none' },
          { id: 'frequency', label: texts.columns.frequency, align: 'end', narrow: 'none' },
          { id: 'outcome', label: texts.columns.outcome, narrow: 'end' },
        ]}
        rows={pupils.map((pupil) => {
          const outcome = outcomeOf(pupil, choices);
          const waits = { id: UNDECIDED, label: texts.toDecide };
          return {
            id: pupil.student_profile_id,
            name: pupil.name,
            detail: (
              <>
                {texts.record(written(pupil.mean, formatGrade), written(pupil.frequency, formatPercent))}
                <br />
                {texts.enrolment(situationLabels[pupil.situation], pupil.matricula)}
              </>
            ),
            cells: {
              name: pupil.name,
              matricula: pupil.matricula ?? texts.none,
              situation: situationLabels[pupil.situation],
              mean: written(pupil.mean, formatGrade),
              frequency: written(pupil.frequency, formatPercent),
              outcome: pupil.is_done ? (
                texts.isDone
              ) : (
                <Select
                  hideLabel
                  className={styles.outcome}
                  label={texts.outcomeOf(pupil.name)}
                  items={[
                    ...(outcome === null ? [waits] : []),
                    ...yearOutcomes.map((one) => ({ id: one, label: yearOutcomeLabels[one] })),
                  ]}
                  selectedId={outcome ?? UNDECIDED}
                  onChange={(chosen) => {
                    if (chosen !== UNDECIDED) onOutcome(pupil.student_profile_id, chosen as YearOutcome);
                  }}
                />
              ),
            },
          };
        })}
      />
    </section>
  );
}
