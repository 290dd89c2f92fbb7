import { Button, RadioGroup, Switch } from '@caderneta/ui';
import { useState } from 'react';
import type { Student } from '../machine/live-view.ts';
import { sheetQuestionsCopy } from '../sheet-questions.copy.ts';
import * as styles from './question.css.ts';

export interface PupilChoiceProps {
  students: readonly Student[];
  /** Those without a result. */
  missing: readonly string[];
  onSave: (student: string) => void;
}

/** Who is missing, of whom nobody is chosen: the sheet is saved to the one whom the teacher names. */
export function PupilChoice({ students, missing, onSave }: PupilChoiceProps) {
  const texts = sheetQuestionsCopy;
  const [chosen, setChosen] = useState<string | null>(null);
  const [showsAll, setShowsAll] = useState(missing.length === 0);
  const isMissing = new Set(missing);
  const shown = showsAll ? students : students.filter(({ id }) => isMissing.has(id));
  const name = students.find(({ id }) => id === chosen)?.label;
  return (
    <div className={styles.choice}>
      <div className={styles.names}>
        <RadioGroup
          label={showsAll ? texts.everybody(students.length) : texts.missing(missing.length)}
          items={shown.map(({ id, label }) => ({
            id,
            label,
            ...(isMissing.has(id) ? {} : { description: texts.hasResult }),
          }))}
          selectedId={chosen}
          onChange={setChosen}
        />
      </div>
      {missing.length > 0 && missing.length < students.length && (
        <Switch
          isSelected={showsAll}
          onChange={(isAll) => {
            setShowsAll(isAll);
            setChosen(null);
          }}
        >
          {texts.showAll}
        </Switch>
      )}
      <Button variant="primary" isDisabled={chosen === null} onPress={() => chosen !== null && onSave(chosen)}>
        {name === undefined ? texts.chooseFirst : texts.saveFor(name)}
      </Button>
    </div>
  );
}
