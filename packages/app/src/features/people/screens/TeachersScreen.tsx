import {
  cardsPerPage,
  importEndpoints,
  qualificationEndpoints,
  type UserRow,
  userEndpoints,
} from '@caderneta/contract';
import type { MenuEntry } from '@caderneta/ui';
import { FileUp, GraduationCap, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { hrefTo, withQuery } from '../../../lib/paths.ts';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { lazyDialog } from '../../../parts/lazy/LazyPart.tsx';
import { PeopleGrid } from '../components/PeopleGrid.tsx';
import { PersonCard } from '../components/PersonCard.tsx';
import { peopleCopy } from '../people.copy.ts';
import { usePeopleList } from '../use-people-list.ts';
import { PeopleScreen } from './PeopleScreen.tsx';
import { TeacherWeek } from './TeacherWeek.tsx';

const AccessResetDialog = lazyDialog(async () => (await import('./AccessResetDialog.tsx')).AccessResetDialog);
const QualificationsDialog = lazyDialog(async () => (await import('./QualificationsDialog.tsx')).QualificationsDialog);

/** Professores: the teachers within reach, as cards. */
export default function TeachersScreen() {
  const texts = peopleCopy.teachers;
  const may = useMay();
  const people = usePeopleList({ role: 'TEACHER', limit: cardsPerPage });
  const [qualified, setQualified] = useState<UserRow | null>(null);
  const [resetting, setResetting] = useState<UserRow | null>(null);
  const more = (user: UserRow): MenuEntry[] =>
    people.actionsOn(user).mayEdit && may(userEndpoints.resetAccess)
      ? [{ id: 'reset', label: peopleCopy.access.act, icon: <KeyRound />, onAction: () => setResetting(user) }]
      : [];
  return (
    <PeopleScreen
      people={people}
      kind="teacher"
      texts={texts}
      actions={
        may(importEndpoints.commit)
          ? [
              {
                id: 'import',
                label: texts.import,
                icon: <FileUp />,
                href: withQuery(hrefTo('importPeople'), { perfil: 'professores' }),
              },
            ]
          : []
      }
      after={(user) => <TeacherWeek user={user} />}
    >
      <PeopleGrid people={people} kind="teacher" texts={texts}>
        {(user) => (
          <PersonCard
            people={people}
            user={user}
            more={more(user)}
            lead={
              may(qualificationEndpoints.list)
                ? {
                    id: 'qualifications',
                    label: peopleCopy.act.qualifications,
                    full: peopleCopy.act.qualificationsOf(user.name),
                    icon: <GraduationCap />,
                    onAction: () => setQualified(user),
                  }
                : undefined
            }
          />
        )}
      </PeopleGrid>
      {resetting && <AccessResetDialog person={resetting} onClose={() => setResetting(null)} />}
      {qualified && <QualificationsDialog teacher={qualified} onClose={() => setQualified(null)} />}
    </PeopleScreen>
  );
}
