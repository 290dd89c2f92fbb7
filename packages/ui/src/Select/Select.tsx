import { Check, ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Select as AriaSelect, Button, ListBox, ListBoxItem, SelectValue } from 'react-aria-components';
import * as field from '../Field/Field.css.ts';
import { FieldHint, FieldLabel } from '../Field/FieldHint.tsx';
import { messages } from '../messages.ts';
import { PopoverSurface } from '../Popover/Popover.tsx';
import { join } from '../theme/compose-class.ts';
import { icon as iconSlot, iconSmall } from '../theme/icon.css.ts';
import { CameraTrigger } from './CameraTrigger.tsx';
import * as styles from './Select.css.ts';

export interface SelectItem {
  id: string;
  label: string;
  /** Shown at the end of the row and of the closed control, e.g. '1 de 28'. */
  detail?: string;
}

export interface SelectProps<T extends SelectItem> {
  label: string;
  items: readonly T[];
  /** null: nothing chosen yet. */
  selectedId: string | null;
  onChange: (id: string) => void;
  name?: string;
  placeholder?: string;
  description?: string;
  isDisabled?: boolean;
  isRequired?: boolean;
  errorMessage?: string;
  /** The label is read aloud but not drawn: only where the value already says what it is ('Status: Todos'). */
  hideLabel?: boolean;
  /** The label stands inside the frame, before the value: one line on a phone. */
  labelInside?: boolean;
  /** Dark chrome with the label inside, for the camera screen. */
  onCamera?: boolean;
  className?: string;
}

/**
 * One of a known list. With two to four short options that fit side by side prefer SegmentedControl; with long
 * explanations, RadioGroup. Typing a letter jumps to the option.
 */
export function Select<T extends SelectItem>({
  label,
  items,
  selectedId,
  onChange,
  placeholder = messages.select.placeholder,
  description,
  errorMessage,
  hideLabel = false,
  labelInside = false,
  onCamera = false,
  className,
  ...rest
}: SelectProps<T>) {
  const chosen = items.find((item) => item.id === selectedId);
  const valueId = useId();
  // 'Status: Todos' is the whole name: with the label behind it 'Status' would be said twice.
  const saysLabel = chosen?.label.startsWith(`${label}:`) === true;
  const value = (
    <SelectValue className={onCamera ? styles.cameraValue : styles.value}>
      {({ isPlaceholder, defaultChildren }) =>
        isPlaceholder ? defaultChildren : <span id={valueId}>{chosen?.label}</span>
      }
    </SelectValue>
  );
  return (
    <AriaSelect
      {...rest}
      selectedKey={selectedId}
      onSelectionChange={(key) => {
        if (key !== null) onChange(String(key));
      }}
      placeholder={placeholder}
      allowsEmptyCollection
      isInvalid={Boolean(errorMessage)}
      className={join(field.field, className)}
    >
      {onCamera ? (
        <CameraTrigger label={label} value={value} detail={chosen?.detail} />
      ) : (
        <>
          <FieldLabel hidden={hideLabel || labelInside} isRequired={rest.isRequired}>
            {label}
          </FieldLabel>
          <Button aria-labelledby={saysLabel ? valueId : undefined} className={join(field.control, styles.trigger)}>
            <span className={styles.pair}>
              {labelInside && (
                <span aria-hidden="true" className={styles.inside}>
                  {label}
                </span>
              )}
              {value}
            </span>
            {chosen?.detail !== undefined && <span className={styles.detail}>{chosen.detail}</span>}
            <span className={join(iconSmall, styles.chevron)}>
              <ChevronDown aria-hidden="true" />
            </span>
          </Button>
        </>
      )}
      <FieldHint description={description} errorMessage={errorMessage} />
      <PopoverSurface className={styles.popover}>
        <ListBox
          items={items}
          className={styles.list}
          renderEmptyState={() => <div className={styles.empty}>{messages.select.empty}</div>}
        >
          {(item) => (
            <ListBoxItem id={item.id} textValue={item.label} className={styles.option}>
              <span className={styles.optionLabel}>{item.label}</span>
              {item.detail !== undefined && <span className={styles.detail}>{item.detail}</span>}
              <span className={join(iconSlot, styles.check)}>
                <Check aria-hidden="true" />
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </PopoverSurface>
    </AriaSelect>
  );
}
