import { Check, ChevronDown } from 'lucide-react';
import { type ReactNode, useContext, useState } from 'react';
import {
  ComboBox as AriaComboBox,
  Button,
  ComboBoxStateContext,
  Group,
  Input,
  ListBox,
  ListBoxItem,
} from 'react-aria-components';
import * as field from '../Field/Field.css.ts';
import { FieldHint, FieldLabel, type FieldProps } from '../Field/FieldHint.tsx';
import * as iconButton from '../IconButton/IconButton.css.ts';
import { messages } from '../messages.ts';
import { PopoverSurface } from '../Popover/Popover.tsx';
import * as select from '../Select/Select.css.ts';
import type { SelectItem } from '../Select/Select.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { join } from '../theme/compose-class.ts';
import { icon as iconSlot, iconSmall } from '../theme/icon.css.ts';
import * as styles from './ComboBox.css.ts';
import { createTextFilter } from './fold-text.ts';
import { RowsInSight } from './RowsInSight.tsx';
import { isSameList } from './same-items.ts';

export interface ComboBoxProps<T extends SelectItem> extends FieldProps {
  /** Thousands are no trouble: only the rows in sight are drawn. */
  items: readonly T[];
  /** null: nothing chosen. */
  selectedId: string | null;
  /** null when the person empties the field. */
  onChange: (id: string | null) => void;
  /** What was typed, for a list that the server searches: `items` are then its answer, and are not filtered here. */
  onSearch?: (typed: string) => void;
  /** The items are being fetched. */
  isLoading?: boolean;
  name?: string;
  placeholder?: string;
  /** When nothing matches. Default 'Nenhuma opção'. */
  emptyText?: string;
  /** The label is read aloud but not drawn: only where the placeholder already says what is chosen ('Todas as turmas'). */
  hideLabel?: boolean;
  className?: string;
}

const everything = () => true;

/**
 * One of many, found by typing: a municipality, a school, a student. Accents and case do not matter, and words may
 * come in any order. Up to about fifteen options are quicker in a Select; free text is a TextField. Arrow down opens
 * the list, Enter chooses, Escape gives up; leaving the field puts the chosen name back.
 */
export function ComboBox<T extends SelectItem>({
  label,
  items,
  selectedId,
  onChange,
  onSearch,
  isLoading = false,
  description,
  errorMessage,
  placeholder,
  emptyText = messages.select.empty,
  hideLabel = false,
  className,
  ...rest
}: ComboBoxProps<T>) {
  const [matches] = useState(createTextFilter);
  // Options keep their elements while a screen draws itself anew; otherwise a press that falls on that moment is lost.
  const [current, keep] = useState(items);
  const isSame = isSameList(current, items);
  if (!isSame) keep(items);
  const shown = isSame ? current : items;
  return (
    <AriaComboBox
      {...rest}
      defaultItems={shown}
      selectedKey={selectedId}
      onSelectionChange={(key) => onChange(key === null ? null : String(key))}
      onInputChange={onSearch}
      defaultFilter={onSearch === undefined ? matches : everything}
      allowsEmptyCollection
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={join(field.field, className)}
    >
      <FieldLabel isRequired={rest.isRequired} hidden={hideLabel}>
        {label}
      </FieldLabel>
      <Group className={field.control} isInvalid={Boolean(errorMessage)} isDisabled={rest.isDisabled}>
        <Input placeholder={placeholder} className={field.input} />
        {isLoading && <Spinner />}
        <Button className={join(iconButton.iconButton({ compact: true }), iconSmall, styles.open)}>
          <ChevronDown aria-hidden="true" />
        </Button>
      </Group>
      <FieldHint description={description} errorMessage={errorMessage} />
      <Suggestions>
        <RowsInSight count={shown.length}>
          <ListBox<T>
            className={styles.list}
            renderEmptyState={() => (
              <div className={isLoading ? styles.waiting : select.empty}>
                {isLoading ? <Spinner showLabel /> : emptyText}
              </div>
            )}
          >
            {(item) => (
              <ListBoxItem id={item.id} textValue={item.label} className={join(select.option, styles.option)}>
                <span className={styles.words}>
                  <span>{item.label}</span>
                  {item.detail !== undefined && <span className={select.detail}>{item.detail}</span>}
                </span>
                <span className={join(iconSlot, select.check)}>
                  <Check aria-hidden="true" />
                </span>
              </ListBoxItem>
            )}
          </ListBox>
        </RowsInSight>
      </Suggestions>
    </AriaComboBox>
  );
}

/** Whether the field that is being typed into can still be seen where it was scrolled. */
function isFieldInSight(): boolean {
  const field = document.activeElement;
  if (field?.getAttribute('role') !== 'combobox') return false;
  const { left, top, width, height } = field.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) === field;
}

/**
 * The list under the field. What is around it may scroll, also by itself: a form grows and shrinks while lists load and
 * errors come and go. react-aria would close the list then, under a finger that is on its way to an option, and put the
 * chosen name back over what is being typed. Here the list follows its field, and closes once that is out of sight.
 */
function Suggestions({ children }: { children: ReactNode }) {
  const state = useContext(ComboBoxStateContext);
  return (
    <PopoverSurface
      isOpen={state?.isOpen ?? false}
      onOpenChange={(isOpen) => {
        // The only way to have a popover placed anew: it listens to the window's size.
        if (!isOpen && isFieldInSight()) window.dispatchEvent(new Event('resize'));
        else state?.setOpen(isOpen);
      }}
      className={styles.popover}
    >
      {children}
    </PopoverSurface>
  );
}
