import { Minus, Plus } from 'lucide-react';
import { NumberField as AriaNumberField, I18nProvider, Input } from 'react-aria-components';
import * as fieldStyles from '../Field/Field.css.ts';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import type { FieldProps } from '../Field/FieldHint.tsx';
import { splitField } from '../Field/split-field.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { messages } from '../messages.ts';
import { join } from '../theme/compose-class.ts';
import * as styles from './NumberField.css.ts';

export interface NumberFieldProps extends FieldProps {
  name?: string;
  /** NaN when empty. */
  value?: number;
  defaultValue?: number;
  /** On blur, Enter or a step; NaN when emptied. */
  onChange?: (value: number) => void;
  minValue?: number;
  maxValue?: number;
  step?: number;
  /** A number out of range is brought into it ('snap', the default), or stays as typed, to be told what is wrong ('validate'). */
  commitBehavior?: 'snap' | 'validate';
  /** E.g. `{ minimumFractionDigits: 1 }` for grades. */
  formatOptions?: Intl.NumberFormatOptions;
  /** Buttons that add and take away one step. Default true. */
  showSteps?: boolean;
  className?: string;
}

/** A quantity in Brazilian notation: 7,5 and 1.284. Codes and years are not quantities: use TextField for them. */
export function NumberField({ showSteps = true, ...props }: NumberFieldProps) {
  const { field, frame } = splitField(props);
  return (
    <I18nProvider locale="pt-BR">
      <AriaNumberField {...field}>
        <FieldFrame {...frame}>
          <Input className={join(fieldStyles.input, styles.input)} />
          {showSteps && (
            <span className={styles.steps}>
              <IconButton slot="decrement" compact label={messages.number.decrease} icon={<Minus />} />
              <IconButton slot="increment" compact label={messages.number.increase} icon={<Plus />} />
            </span>
          )}
        </FieldFrame>
      </AriaNumberField>
    </I18nProvider>
  );
}
