import type { UserRow } from '@caderneta/contract';
import type { MenuEntry } from '@caderneta/ui';
import { RowButtons } from '../../../parts/listing/RowButtons.tsx';
import type { usePeopleList } from '../use-people-list.ts';

export interface PersonButtonsProps {
  people: ReturnType<typeof usePeopleList>;
  user: UserRow;
  /** What else can be done, in a menu. */
  more?: readonly MenuEntry[];
}

/** What the viewer may do with one of the list. */
export function PersonButtons({ people, user, more }: PersonButtonsProps) {
  const may = people.actionsOn(user);
  return (
    <RowButtons
      name={user.name}
      onDetails={may.mayView ? () => people.setViewing(user) : undefined}
      onEdit={may.mayEdit ? () => people.setAddress({ form: user.id }) : undefined}
      onRemove={may.mayRemove ? () => people.setRemoving(user) : undefined}
      more={more}
    />
  );
}
