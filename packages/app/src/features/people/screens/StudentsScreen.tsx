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

/** Estudantes: the pupils within reach, as cards. */
export default function StudentsScreen() {
  const texts = peopleCopy.students;
  const may = useMay();
  const people = usePeopleList({ role: 'STUDENT', limit: cardsPerPage });
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
      <UserFormDialog form={address.form} kind="student" onClose={() => setAddress({ form: null })} />
      <RemoveUserDialog user={people.removing} kind="student" onClose={() => people.setRemoving(null)} />
    </>
  );
}
