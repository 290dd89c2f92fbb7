import { Button, ComboBox } from '@caderneta/ui';
import { useClassesOf, useInstitutions } from '../access-cards.api.ts';
import { accessCardsCopy } from '../access-cards.copy.ts';
import * as styles from '../components/access-cards.css.ts';
import type { useClassChoice } from '../use-class-choice.ts';

/** School, then class. */
export function ClassPicker({ choice }: { choice: ReturnType<typeof useClassChoice> }) {
  const texts = accessCardsCopy;
  const institutions = useInstitutions();
  const classes = useClassesOf(choice.institutionId);
  const failed = [institutions, classes].filter(({ failure }) => failure !== null);
  return (
    <div className={styles.pickers}>
      <ComboBox
        label={texts.institution}
        placeholder={texts.choose}
        items={(institutions.rows ?? []).map(({ id, name }) => ({ id, label: name }))}
        isLoading={institutions.isLoading}
        isDisabled={choice.isFixed}
        selectedId={choice.institutionId}
        onChange={choice.setInstitution}
        errorMessage={institutions.failure ? texts.institutionsFailed : undefined}
      />
      <ComboBox
        label={texts.schoolClass}
        placeholder={texts.choose}
        items={(classes.rows ?? []).map(({ id, grade, section, academic_year }) => ({
          id,
          label: texts.className(grade, section, academic_year),
        }))}
        isLoading={classes.isLoading}
        isDisabled={choice.institutionId === null}
        description={choice.institutionId === null ? texts.institutionFirst : undefined}
        selectedId={choice.classId}
        onChange={choice.setClass}
        errorMessage={classes.failure ? texts.classesFailed : undefined}
      />
      {failed.length > 0 && (
        <Button onPress={() => void Promise.all(failed.map(({ reload }) => reload()))} className={styles.retry}>
          {texts.retry}
        </Button>
      )}
    </div>
  );
}
