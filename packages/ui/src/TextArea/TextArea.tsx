import { TextArea as AriaTextArea } from 'react-aria-components';
import { TextFrame } from '../Field/TextFrame.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps extends Omit<TextFieldProps, 'type' | 'icon' | 'trailing' | 'tall' | 'inputRef'> {
  /** Lines shown at first; the person may pull it taller. Default 4. */
  rows?: number;
}

/** Several lines of text: an instruction, an observation. For one line use TextField. */
export function TextArea({ placeholder, rows = 4, inputMode, ...rest }: TextAreaProps) {
  return (
    <TextFrame {...rest}>
      <AriaTextArea rows={rows} placeholder={placeholder} inputMode={inputMode} className={styles.area} />
    </TextFrame>
  );
}
