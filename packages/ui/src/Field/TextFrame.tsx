import type { ReactNode } from 'react';
import { TextField, type TextFieldProps } from 'react-aria-components';
import { join } from '../theme/compose-class.ts';
import * as styles from './Field.css.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './FieldHint.tsx';

export interface TextFrameProps extends FieldProps, Omit<TextFieldProps, 'children' | 'className' | keyof FieldProps> {
  controlClassName?: string | false;
  className?: string;
  children: ReactNode;
}

/** The react-aria field around what is typed: one line or several. */
export function TextFrame({
  label,
  description,
  errorMessage,
  controlClassName,
  className,
  children,
  ...rest
}: TextFrameProps) {
  return (
    <TextField
      {...rest}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={join(styles.field, className)}
    >
      <FieldFrame
        label={label}
        description={description}
        errorMessage={errorMessage}
        isRequired={rest.isRequired}
        isDisabled={rest.isDisabled}
        controlClassName={controlClassName}
      >
        {children}
      </FieldFrame>
    </TextField>
  );
}
