import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Modal as AriaModal,
  Autocomplete,
  Dialog,
  Group,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  ModalOverlay,
  TextField,
} from 'react-aria-components';
import * as field from '../Field/Field.css.ts';
import * as menu from '../Menu/Menu.css.ts';
import * as modal from '../Modal/Modal.css.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { join } from '../theme/compose-class.ts';
import { icon as iconSlot } from '../theme/icon.css.ts';
import * as styles from './SearchPalette.css.ts';

export interface PaletteItem {
  readonly id: string;
  readonly label: string;
  /** Beside the label: the class of a pupil, the school of a class. */
  readonly detail?: string | undefined;
  readonly href: string;
}
export interface PaletteGroup {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly items: readonly PaletteItem[];
}

export interface SearchPaletteProps {
  /** Names the dialog and its field. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  onClose: () => void;
  /** What was found; groups without items are not drawn. */
  groups: readonly PaletteGroup[];
  isLoading: boolean;
  /** Instead of what was found, where nothing was. */
  emptyText: string;
}

/**
 * Finds whatever there is, from anywhere: typed words above, what was found below. The arrows walk, Enter goes there, Escape closes; the field
 * keeps the focus all the while. To narrow a list that is on screen use SearchField; to choose a value, ComboBox.
 */
export function SearchPalette(props: SearchPaletteProps) {
  const { label, placeholder, value, onChange, onClose, groups, isLoading, emptyText } = props;
  const found = groups.filter(({ items }) => items.length > 0);
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      className={join(modal.scrim, styles.scrim)}
    >
      <AriaModal className={join(modal.paper, modal.sizes.medium)}>
        <Dialog aria-label={label} className={modal.dialog}>
          <Autocomplete inputValue={value} onInputChange={onChange}>
            <div className={styles.field}>
              {/* Not a SearchField, which takes the first Escape to clear itself. */}
              <TextField type="search" aria-label={label} autoFocus className={styles.search}>
                <Group className={field.control}>
                  <span className={join(iconSlot, field.leadingIcon)}>
                    <Search aria-hidden="true" />
                  </span>
                  <Input placeholder={placeholder} className={field.input} />
                </Group>
              </TextField>
              {isLoading && <Spinner />}
            </div>
            <Menu
              aria-label={label}
              className={styles.list}
              onAction={onClose}
              renderEmptyState={() => (
                <div className={styles.empty}>{isLoading ? <Spinner showLabel /> : emptyText}</div>
              )}
            >
              {found.map((group) => (
                <MenuSection key={group.id} id={group.id}>
                  <Header className={styles.heading}>{group.label}</Header>
                  {group.items.map((item) => (
                    <MenuItem
                      key={item.id}
                      id={`${group.id} ${item.id}`}
                      href={item.href}
                      textValue={item.label}
                      className={join(menu.item, styles.item)}
                    >
                      <span className={join(iconSlot, menu.itemIcon)}>{group.icon}</span>
                      <span className={styles.words}>
                        <span>{item.label}</span>
                        {item.detail !== undefined && <span className={styles.detail}>{item.detail}</span>}
                      </span>
                    </MenuItem>
                  ))}
                </MenuSection>
              ))}
            </Menu>
          </Autocomplete>
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
}
