import { cardsPerPage, userEndpoints } from '@caderneta/contract';
import { Button, PageHeader } from '@caderneta/ui';
import { UserPlus } from 'lucide-react';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { PeopleGrid } from '../components/PeopleGrid.tsx';
import { PersonCard } from '../components/PersonCard.tsx';
import { RemoveUserDialog } from '../components/RemoveUserDialog.tsx';
import { UserDetailsDialog } from '../components/UserDetailsDialog.tsx';
import { UserFormDialog } from '../components/UserFormDialog.tsx';
import { peopleCopy } from '../people.copy.ts';
import { usePeopleList } from '../use-people-list.ts';

/** Professores: the teachers within reach, as cards. */
export default function TeachersScreen() {
  const texts = peopleCopy.teachers;
  const may = useMay();
  const people = usePeopleList({ role: 'TEACHER', limit: cardsPerPage });
  const { address, setAddress } = people;
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        actions={
          may(userEndpoints.create) && (
            <Button variant="primary" icon={<UserPlus />} onPress={() => setAddress({ form: 'new' })}>
              {texts.add}
            </Button>
          )
        }
      />
      <PeopleGrid
        people={people}
        texts={texts}
        card={(user) => (
          <PersonCard
            user={user}
            may={people.actionsOn(user)}
            onView={() => people.setViewing(user)}
            onEdit={() => setAddress({ form: user.id })}
            onRemove={() => people.setRemoving(user)}
          />
        )}
      />
      <UserDetailsDialog userId={people.viewing?.id ?? null} onClose={() => people.setViewing(null)} />
      <UserFormDialog form={address.form} kind="teacher" onClose={() => setAddress({ form: null })} />
      <RemoveUserDialog user={people.removing} kind="teacher" onClose={() => people.setRemoving(null)} />
    </>
  );
}
