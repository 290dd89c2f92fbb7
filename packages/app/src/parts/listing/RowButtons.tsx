import { IconButton } from '@caderneta/ui';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { rowActions } from './listing.css.ts';

export interface RowButtonsProps {
  /** Names the buttons: 'Editar Matemática'. */
  labels: Readonly<Record<'details' | 'edit' | 'remove', (name: string) => string>>;
  name: string;
  /** Each is absent when the user may not. */
  onDetails?: () => void;
  onEdit?: () => void;
  onRemove?: () => void;
}

/** What can be done with one row: read it, change it, remove it. */
export function RowButtons({ labels, name, onDetails, onEdit, onRemove }: RowButtonsProps) {
  return (
    <span className={rowActions}>
      {onDetails && <IconButton compact label={labels.details(name)} icon={<Eye />} onPress={onDetails} />}
      {onEdit && <IconButton compact label={labels.edit(name)} icon={<Pencil />} onPress={onEdit} />}
      {onRemove && <IconButton compact label={labels.remove(name)} icon={<Trash2 />} onPress={onRemove} />}
    </span>
  );
}
