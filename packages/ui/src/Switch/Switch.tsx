import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components';
import * as choice from '../Checkbox/Checkbox.css.ts';
import { join } from '../theme/compose-class.ts';
import { iconTiny } from '../theme/icon.css.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps {
  /** What is on or off, the same words in both states: 'Receber avisos por e-mail'. */
  children: ReactNode;
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  name?: string;
  value?: string;
  description?: ReactNode;
  isDisabled?: boolean;
}

/**
 * Turns something on or off at once. What is saved with a form's button is a Checkbox; one of several, RadioGroup
 * or SegmentedControl. Space switches it; its words are its name.
 */
export function Switch({ children, description, ...rest }: SwitchProps) {
  return (
    <AriaSwitch {...rest} className={choice.choice}>
      <span className={styles.track} aria-hidden="true">
        <span className={join(iconTiny, styles.knob)}>
          <Check />
        </span>
      </span>
      <span className={choice.words}>
        {children}
        {description !== undefined && <span className={choice.detail}>{description}</span>}
      </span>
    </AriaSwitch>
  );
}
