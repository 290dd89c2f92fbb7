import type { ReactNode } from 'react';
import { TextField, type TextFieldProps } from 'react-aria-components';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './FieldHint.tsx';
import { splitField } from './split-field.ts';

export interface TextFrameProps extends FieldProps, Omit<TextFieldProps, 'children' | 'className' | keyof FieldProps> {
  controlClassName?: string | false;
  className?: string;
  children: ReactNode;
}

/** The react-aria field around what is typed: one line or several. */
export function TextFrame({ controlClassName, children, ...props }: TextFrameProps) {
  const { field, frame } = splitField(props);
  return (
    <TextField {...field}>
      <FieldFrame {...frame} controlClassName={controlClassName}>
        {children}
      </FieldFrame>
    </TextField>
  );
}
