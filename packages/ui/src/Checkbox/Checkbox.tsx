import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components';
import { join } from '../theme/compose-class.ts';
import { iconSmall } from '../theme/icon.css.ts';
import { visuallyHidden } from '../theme/mixins.css.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps {
  children: ReactNode;
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  /** Some of what it stands for is selected, not all. */
  isIndeterminate?: boolean;
  name?: string;
  value?: string;
  description?: ReactNode;
  isDisabled?: boolean;
  isRequired?: boolean;
  isInvalid?: boolean;
  /** The words are read aloud but not drawn: only where a row of a table already says what is ticked. */
  hideLabel?: boolean;
}

/** Yes or no, saved with the form. One of several: RadioGroup or Select. The words say what yes means. */
export function Checkbox({ children, description, hideLabel = false, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox {...rest} className={join(styles.choice, hideLabel && styles.alone)}>
      {({ isIndeterminate }) => (
        <>
          <span className={join(iconSmall, styles.box)} aria-hidden="true">
            {isIndeterminate ? <Minus /> : <Check />}
          </span>
          <span className={hideLabel ? visuallyHidden : styles.words}>
            {children}
            {description !== undefined && <span className={styles.detail}>{description}</span>}
          </span>
        </>
      )}
    </AriaCheckbox>
  );
}
