import type { classEndpoints, institutionEndpoints } from '@caderneta/contract';
import { Button, ComboBox, type ComboBoxProps, type SelectItem } from '@caderneta/ui';
import type { Every } from '../../lib/api/use-every.ts';
import { classPickersCopy as texts } from './class-pickers.copy.ts';
import * as styles from './class-pickers.css.ts';

type FieldProps = Omit<ComboBoxProps<SelectItem>, 'label' | 'placeholder' | 'items' | 'isLoading'>;

/** Instituição. That the list failed is said before what is wrong with the choice. */
export function InstitutionField({
  institutions,
  errorMessage,
  ...field
}: FieldProps & { institutions: Every<typeof institutionEndpoints.list> }) {
  return (
    <ComboBox
      {...field}
      label={texts.institution}
      placeholder={texts.choose}
      items={(institutions.rows ?? []).map(({ id, name }) => ({ id, label: name }))}
      isLoading={institutions.isLoading}
      errorMessage={institutions.failure ? texts.institutionsFailed : errorMessage}
    />
  );
}

/** Turma, which waits for the school. */
export function ClassField({
  classes,
  label = texts.schoolClass,
  isWaiting,
  errorMessage,
  ...field
}: FieldProps & { classes: Every<typeof classEndpoints.list>; label?: string; isWaiting: boolean }) {
  return (
    <ComboBox
      {...field}
      label={label}
      placeholder={texts.choose}
      items={(classes.rows ?? []).map(({ id, grade, section, academic_year }) => ({
        id,
        label: texts.className(grade, section, academic_year),
      }))}
      isLoading={classes.isLoading}
      isDisabled={isWaiting}
      description={isWaiting ? texts.institutionFirst : undefined}
      errorMessage={classes.failure ? texts.classesFailed : errorMessage}
    />
  );
}

/** Below the fields, while one of their lists is missing: reads those again. */
export function RetryLists({
  lists,
}: {
  lists: readonly { readonly failure: unknown; readonly reload: () => Promise<void> }[];
}) {
  const failed = lists.filter(({ failure }) => failure !== null);
  if (failed.length === 0) return null;
  return (
    <Button onPress={() => void Promise.all(failed.map(({ reload }) => reload()))} className={styles.retry}>
      {texts.retry}
    </Button>
  );
}
