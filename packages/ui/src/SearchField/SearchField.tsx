import { Search, X } from 'lucide-react';
import { SearchField as AriaSearchField, Group, Input } from 'react-aria-components';
import * as field from '../Field/Field.css.ts';
import { FieldLabel } from '../Field/FieldHint.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { messages } from '../messages.ts';
import { join } from '../theme/compose-class.ts';
import { icon as iconSlot } from '../theme/icon.css.ts';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps {
  /** Read aloud, not drawn: the magnifier and the placeholder say it to the eye. */
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter was pressed. */
  onSubmit?: (value: string) => void;
  isDisabled?: boolean;
  className?: string;
}

/** Filters the list below it. Escape clears it. The placeholder says by what: 'Buscar por nome ou matrícula'. */
export function SearchField({ label, placeholder, className, ...rest }: SearchFieldProps) {
  return (
    <AriaSearchField {...rest} className={join(field.field, className)}>
      <FieldLabel hidden>{label}</FieldLabel>
      <Group className={field.control} isDisabled={rest.isDisabled}>
        <span className={join(iconSlot, field.leadingIcon)}>
          <Search aria-hidden="true" />
        </span>
        <Input placeholder={placeholder} className={field.input} />
        <IconButton label={messages.search.clear} icon={<X />} compact className={styles.clear} />
      </Group>
    </AriaSearchField>
  );
}
