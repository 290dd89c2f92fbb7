import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { messages } from '../messages.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing' | 'inputMode' | 'spellCheck'>;

/** A password, with a button that shows what was typed. Give `autoComplete` ('current-password' or 'new-password'). */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck="false"
      trailing={
        <IconButton
          slot={null}
          label={isShown ? messages.password.hide : messages.password.show}
          icon={isShown ? <EyeOff /> : <Eye />}
          isDisabled={props.isDisabled}
          onPress={() => setShown((shown) => !shown)}
        />
      }
    />
  );
}
