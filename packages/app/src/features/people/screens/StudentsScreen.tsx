import { cardsPerPage, classEndpoints, importEndpoints, type UserRow, userEndpoints } from '@caderneta/contract';
import { Button, LinkButton, type MenuEntry, PageHeader } from '@caderneta/ui';
import { ArrowLeftRight, FileUp, IdCard, KeyRound, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { hrefTo } from '../../../lib/paths.ts';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { PeopleGrid } from '../components/PeopleGrid.tsx';
import { PersonCard } from '../components/PersonCard.tsx';
import { peopleCopy } from '../people.copy.ts';
import { usePeopleList } from '../use-people-list.ts';
import { AccessResetDialog } from './AccessResetDialog.tsx';
import { EnrolmentHistory } from './EnrolmentHistory.tsx';
import { RemoveUserDialog } from './RemoveUserDialog.tsx';
import { TransferDialog } from './TransferDialog.tsx';
import { UserDetailsDialog } from './UserDetailsDialog.tsx';
import { UserFormDialog } from './UserFormDialog.tsx';

/** Estudantes: the pupils within reach, as cards. */
export default function StudentsScreen() {
  const texts = peopleCopy.students;
  const may = useMay();
  const people = usePeopleList({ role: 'STUDENT', limit: cardsPerPage });
  const { address, setAddress } = people;
  const [moving, setMoving] = useState<UserRow | null>(null);
  const [resetting, setResetting] = useState<UserRow | null>(null);

  const more = (user: UserRow): MenuEntry[] => {
    if (!people.actionsOn(user).mayEdit) return [];
    const transfer = {
      id: 'transfer',
      label: peopleCopy.transfer.act,
      icon: <ArrowLeftRight />,
      onAction: () => setMoving(user),
    };
    const reset = { id: 'reset', label: peopleCopy.access.act, icon: <KeyRound />, onAction: () => setResetting(user) };
    return may(userEndpoints.resetAccess) ? [transfer, reset] : [transfer];
  };
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        actions={
          <>
            {may(classEndpoints.makeAccessCards) && (
              <LinkButton href={hrefTo('accessCards')} icon={<IdCard />}>
                {texts.cards}
              </LinkButton>
            )}
            {may(importEndpoints.commit) && (
              <LinkButton href={hrefTo('importPeople')} icon={<FileUp />}>
                {texts.import}
              </LinkButton>
            )}
            {may(userEndpoints.create) && (
              <Button variant="primary" icon={<UserPlus />} onPress={() => setAddress({ form: 'new' })}>
                {texts.add}
              </Button>
            )}
          </>
        }
      />
      <PeopleGrid people={people} texts={texts}>
        {(user) => (
          <PersonCard
            user={user}
            may={people.actionsOn(user)}
            onView={() => people.setViewing(user)}
            onEdit={() => setAddress({ form: user.id })}
            onRemove={() => people.setRemoving(user)}
            more={more(user)}
          />
        )}
      </PeopleGrid>
      <UserDetailsDialog
        userId={people.viewing?.id ?? null}
        after={(user) => <EnrolmentHistory userId={user.id} />}
        onClose={() => people.setViewing(null)}
      />
      {moving && <TransferDialog pupil={moving} onClose={() => setMoving(null)} />}
      {resetting && <AccessResetDialog person={resetting} onClose={() => setResetting(null)} />}
      <UserFormDialog form={address.form} kind="student" onClose={() => setAddress({ form: null })} />
      <RemoveUserDialog user={people.removing} kind="student" onClose={() => people.setRemoving(null)} />
    </>
  );
}
