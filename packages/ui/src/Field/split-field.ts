import { join } from '../theme/compose-class.ts';
import * as styles from './Field.css.ts';
import type { FieldProps } from './FieldHint.tsx';

/** The props of a text-like field by who takes them: react-aria's field (`field`), and the frame drawn within it (`frame`). */
export function splitField<P extends FieldProps & { className?: string }>(props: P) {
  const { label, description, errorMessage, className, ...rest } = props;
  const { isRequired, isDisabled } = props;
  return {
    field: {
      ...rest,
      isInvalid: Boolean(errorMessage),
      validationBehavior: 'aria' as const,
      className: join(styles.field, className),
    },
    frame: { label, description, errorMessage, isRequired, isDisabled },
  };
}
