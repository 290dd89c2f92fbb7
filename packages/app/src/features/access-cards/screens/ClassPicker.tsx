import { ClassField, InstitutionField, RetryLists } from '../../../parts/class-pickers/ClassPickers.tsx';
import { useClassesOf, useInstitutions } from '../../../parts/class-pickers/class-pickers.api.ts';
import * as styles from '../components/access-cards.css.ts';
import type { useClassChoice } from '../use-class-choice.ts';

/** School, then class. */
export function ClassPicker({ choice }: { choice: ReturnType<typeof useClassChoice> }) {
  const institutions = useInstitutions();
  const classes = useClassesOf(choice.institutionId);
  return (
    <div className={styles.pickers}>
      <InstitutionField
        institutions={institutions}
        isDisabled={choice.isFixed}
        selectedId={choice.institutionId}
        onChange={choice.setInstitution}
      />
      <ClassField
        classes={classes}
        isWaiting={choice.institutionId === null}
        selectedId={choice.classId}
        onChange={choice.setClass}
      />
      <RetryLists lists={[institutions, classes]} />
    </div>
  );
}
