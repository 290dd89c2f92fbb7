import {
  cardsPerPage,
  importEndpoints,
  qualificationEndpoints,
  type UserRow,
  userEndpoints,
} from '@caderneta/contract';
import { Button, LinkButton, type MenuEntry, PageHeader } from '@caderneta/ui';
import { FileUp, GraduationCap, KeyRound, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { hrefTo, withQuery } from '../../../lib/paths.ts';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { PeopleGrid } from '../components/PeopleGrid.tsx';
import { PersonCard } from '../components/PersonCard.tsx';
import { peopleCopy } from '../people.copy.ts';
import { usePeopleList } from '../use-people-list.ts';
import { AccessResetDialog } from './AccessResetDialog.tsx';
import { QualificationsDialog } from './QualificationsDialog.tsx';
import { RemoveUserDialog } from './RemoveUserDialog.tsx';
import { TeacherWeek } from './TeacherWeek.tsx';
import { UserDetailsDialog } from './UserDetailsDialog.tsx';
import { UserFormDialog } from './UserFormDialog.tsx';

/** Professores: the teachers within reach, as cards. */
export default function TeachersScreen() {
  const texts = peopleCopy.teachers;
  const may = useMay();
  const people = usePeopleList({ role: 'TEACHER', limit: cardsPerPage });
  const { address, setAddress } = people;
  const [qualified, setQualified] = useState<UserRow | null>(null);
  const [resetting, setResetting] = useState<UserRow | null>(null);
  const more = (user: UserRow): MenuEntry[] =>
    people.actionsOn(user).mayEdit && may(userEndpoints.resetAccess)
      ? [{ id: 'reset', label: peopleCopy.access.act, icon: <KeyRound />, onAction: () => setResetting(user) }]
      : [];
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        actions={
          <>
            {may(importEndpoints.commit) && (
              <LinkButton href={withQuery(hrefTo('importPeople'), { perfil: 'professores' })} icon={<FileUp />}>
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
            lead={
              may(qualificationEndpoints.list) && (
                <Button
                  size="compact"
                  icon={<GraduationCap />}
                  aria-label={peopleCopy.act.qualificationsOf(user.name)}
                  onPress={() => setQualified(user)}
                >
                  {peopleCopy.act.qualifications}
                </Button>
              )
            }
          />
        )}
      </PeopleGrid>
      <UserDetailsDialog
        userId={people.viewing?.id ?? null}
        after={(user) => <TeacherWeek user={user} />}
        onClose={() => people.setViewing(null)}
      />
      {resetting && <AccessResetDialog person={resetting} onClose={() => setResetting(null)} />}
      {qualified && <QualificationsDialog teacher={qualified} onClose={() => setQualified(null)} />}
      <UserFormDialog form={address.form} kind="teacher" onClose={() => setAddress({ form: null })} />
      <RemoveUserDialog user={people.removing} kind="teacher" onClose={() => people.setRemoving(null)} />
    </>
  );
}
