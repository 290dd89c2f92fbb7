import { Minus, Plus } from 'lucide-react';
import { NumberField as AriaNumberField, I18nProvider, Input } from 'react-aria-components';
import { flushSync } from 'react-dom';
import * as fieldStyles from '../Field/Field.css.ts';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import type { FieldProps } from '../Field/FieldHint.tsx';
import { splitField } from '../Field/split-field.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { messages } from '../messages.ts';
import { join } from '../theme/compose-class.ts';
import * as styles from './NumberField.css.ts';
import { withDecimalComma } from './with-decimal-comma.ts';

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

/** A quantity in Brazilian notation, 7,5 and 1.284; a 7.5 is read as 7,5. Codes and years are not quantities: use TextField for them. */
export function NumberField({ showSteps = true, ...props }: NumberFieldProps) {
  const { field, frame } = splitField(props);
  return (
    <I18nProvider locale="pt-BR">
      <AriaNumberField {...field}>
        {({ state }) => {
          // Before react-aria takes it, for which every point stands between thousands.
          const readPoint = () => {
            const text = withDecimalComma(state.inputValue);
            if (text !== state.inputValue) flushSync(() => state.commit(text));
          };
          return (
            <FieldFrame {...frame}>
              <Input
                className={join(fieldStyles.input, styles.input)}
                onBlurCapture={readPoint}
                onKeyDownCapture={({ key }) => {
                  if (/^(Enter|Arrow(Up|Down)|Page(Up|Down))$/.test(key)) readPoint();
                }}
                onPasteCapture={(event) => {
                  const text = event.clipboardData.getData('text/plain');
                  if (withDecimalComma(text) !== text) event.stopPropagation();
                }}
              />
              {showSteps && (
                <span className={styles.steps} onPointerDownCapture={readPoint}>
                  <IconButton slot="decrement" compact label={messages.number.decrease} icon={<Minus />} />
                  <IconButton slot="increment" compact label={messages.number.increase} icon={<Plus />} />
                </span>
              )}
            </FieldFrame>
          );
        }}
      </AriaNumberField>
    </I18nProvider>
  );
}
