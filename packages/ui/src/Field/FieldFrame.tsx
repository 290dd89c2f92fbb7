import type { ReactNode } from 'react';
import { Group } from 'react-aria-components';
import { join } from '../theme/compose-class.ts';
import * as styles from './Field.css.ts';
import { FieldHint, FieldLabel, type FieldProps } from './FieldHint.tsx';

/** Label, bordered control and message, in a react-aria field that carries their ids. */
export function FieldFrame({
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  controlClassName,
  children,
}: FieldProps & { controlClassName?: string | false; children: ReactNode }) {
  return (
    <>
      <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
      <Group
        className={join(styles.control, controlClassName)}
        isInvalid={Boolean(errorMessage)}
        isDisabled={isDisabled}
      >
        {children}
      </Group>
      <FieldHint description={description} errorMessage={errorMessage} />
    </>
  );
}
