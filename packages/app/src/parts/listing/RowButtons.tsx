import { IconButton, Menu, type MenuEntry, phone, useMediaQuery } from '@caderneta/ui';
import { EllipsisVertical, Eye, Pencil, Trash2 } from 'lucide-react';
import { rowLabels } from './listing.copy.ts';
import { rowActions } from './listing.css.ts';

export interface RowButtonsProps {
  /** Whom or what the row is of: names the buttons, 'Editar Matemática'. */
  name: string;
  /** Each is absent when the user may not. */
  onDetails?: (() => void) | undefined;
  onEdit?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  /** What else can be done, in a menu behind the buttons. */
  more?: readonly MenuEntry[];
}

/** What can be done with one row: read it, change it, remove it. On a phone all of it stands in one menu. */
export function RowButtons({ name, onDetails, onEdit, onRemove, more = [] }: RowButtonsProps) {
  const isPhone = useMediaQuery(phone);
  const { acts } = rowLabels;
  const buttons = [
    { id: 'details', label: acts.details, full: rowLabels.details(name), icon: <Eye />, onAction: onDetails },
    { id: 'edit', label: acts.edit, full: rowLabels.edit(name), icon: <Pencil />, onAction: onEdit },
    { id: 'remove', label: acts.remove, full: rowLabels.remove(name), icon: <Trash2 />, onAction: onRemove },
  ].flatMap(({ onAction, ...button }) => (onAction ? [{ ...button, onAction }] : []));
  const isFolded = isPhone && buttons.length + more.length > 1;
  const isReading = ({ id }: MenuEntry) => id === 'details';
  const inMenu: readonly MenuEntry[] = isFolded
    ? [...buttons.filter(isReading), ...more, ...buttons.filter((button) => !isReading(button))]
    : more;
  return (
    <span className={rowActions}>
      {!isFolded &&
        buttons.map(({ id, full, icon, onAction }) => (
          <IconButton key={id} compact label={full} icon={icon} onPress={onAction} />
        ))}
      {inMenu.length > 0 && (
        <Menu
          trigger={
            <IconButton
              compact
              label={isFolded ? rowLabels.menu(name) : rowLabels.more(name)}
              icon={<EllipsisVertical />}
            />
          }
          items={inMenu}
        />
      )}
    </span>
  );
}
