import {
  cardsPerPage,
  classEndpoints,
  importEndpoints,
  pupilConsentEndpoints,
  type UserRow,
  userEndpoints,
} from '@caderneta/contract';
import type { MenuEntry } from '@caderneta/ui';
import { ArrowLeftRight, FileUp, IdCard, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { hrefTo } from '../../../lib/paths.ts';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { lazyDialog } from '../../../parts/lazy/LazyPart.tsx';
import { PeopleGrid } from '../components/PeopleGrid.tsx';
import { PersonCard } from '../components/PersonCard.tsx';
import { peopleCopy } from '../people.copy.ts';
import { usePeopleList } from '../use-people-list.ts';
import { EnrolmentHistory } from './EnrolmentHistory.tsx';
import { GuardianConsents } from './GuardianConsents.tsx';
import { PeopleScreen } from './PeopleScreen.tsx';

const AccessResetDialog = lazyDialog(async () => (await import('./AccessResetDialog.tsx')).AccessResetDialog);
const TransferDialog = lazyDialog(async () => (await import('./TransferDialog.tsx')).TransferDialog);

/** Estudantes: the pupils within reach, as cards. */
export default function StudentsScreen() {
  const texts = peopleCopy.students;
  const may = useMay();
  const people = usePeopleList({ role: 'STUDENT', limit: cardsPerPage });
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
    <PeopleScreen
      people={people}
      kind="student"
      texts={texts}
      actions={[
        ...(may(classEndpoints.makeAccessCards)
          ? [{ id: 'cards', label: texts.cards, icon: <IdCard />, href: hrefTo('accessCards') }]
          : []),
        ...(may(importEndpoints.commit)
          ? [{ id: 'import', label: texts.import, icon: <FileUp />, href: hrefTo('importPeople') }]
          : []),
      ]}
      after={(user) => (
        <>
          <EnrolmentHistory userId={user.id} />
          {may(pupilConsentEndpoints.list) && <GuardianConsents pupil={user} />}
        </>
      )}
    >
      <PeopleGrid people={people} kind="student" texts={texts}>
        {(user) => <PersonCard people={people} user={user} more={more(user)} />}
      </PeopleGrid>
      {moving && <TransferDialog pupil={moving} onClose={() => setMoving(null)} />}
      {resetting && <AccessResetDialog person={resetting} onClose={() => setResetting(null)} />}
    </PeopleScreen>
  );
}
