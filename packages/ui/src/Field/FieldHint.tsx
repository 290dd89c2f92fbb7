import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { iconSmall } from '../theme/icon.css.ts';
import { visuallyHidden } from '../theme/mixins.css.ts';
import * as styles from './Field.css.ts';

/** What every field takes. */
export interface FieldProps {
  label: string;
  /** Help that is always visible, below the control. */
  description?: ReactNode;
  /** Marks the control as wrong and says how to put it right. */
  errorMessage?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
}

/** The label above a control; required ones carry a star. */
export function FieldLabel({
  children,
  isRequired,
  hidden,
}: {
  children: ReactNode;
  isRequired?: boolean;
  hidden?: boolean;
}) {
  return (
    <Label className={hidden ? visuallyHidden : styles.label}>
      {children}
      {isRequired && (
        <span aria-hidden="true" className={styles.required}>
          {' *'}
        </span>
      )}
    </Label>
  );
}

/** The message below a control: the error when there is one, else the description. */
export function FieldHint({ description, errorMessage }: Pick<FieldProps, 'description' | 'errorMessage'>) {
  return (
    <>
      {description !== undefined && !errorMessage && (
        <Text slot="description" className={styles.hint}>
          {description}
        </Text>
      )}
      <FieldError className={styles.error}>
        {({ validationErrors }) => (
          <>
            <span className={iconSmall}>
              <CircleAlert aria-hidden="true" />
            </span>
            <span>{errorMessage ?? validationErrors.join(' ')}</span>
          </>
        )}
      </FieldError>
    </>
  );
}
